import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import mysql from 'mysql2/promise'
import { ADDRESS, INSIDE, openNetwork } from './network'

const DEPLOY = resolve(import.meta.dirname, '../../deploy')
/** How long in ms a server may take to come back, and to come back without being started again. */
const PATIENCE = 90_000
const BY_ITSELF = 15_000

/** `MYSQLD_ROOT` is the root of the command, where it runs in a tree of its own. */
const { MYSQLD = 'mysqld', MYSQLD_ROOT = '/', MARIADBD = 'mariadbd' } = process.env

/** By their folders in `deploy`. The first server that takes writes is the primary: of MySQL's there is only one. */
const KINDS = {
  'mysql-group': { command: { MYSQLD }, root: MYSQLD_ROOT, count: 3, takesWrites: 'ONLINE PRIMARY', writers: 1 },
  galera: { command: { MARIADBD }, root: '/', count: 3, takesWrites: 'Synced Primary', writers: 3 },
  mariadb: { command: { MARIADBD }, root: '/', count: 1, takesWrites: 'Alone', writers: 1 },
}
export type Kind = keyof typeof KINDS

/** MySQL has to be there; MariaDB is tried where it is installed, with which Debian installs Galera. */
export function isInstalled(kind: Kind): boolean {
  if (kind === 'mysql-group') return true
  try {
    execFileSync('which', ['mariadb-install-db', 'wsrep_sst_rsync', 'rsync'])
    return true
  } catch {
    return false
  }
}

export type Group = Awaited<ReturnType<typeof openGroup>>

/** Starts the servers of a folder of `deploy`, each behind a line that can be cut. */
export async function openGroup(kind: Kind) {
  const { command, root, count, takesWrites, writers } = KINDS[kind]
  const numbers = Array.from({ length: count }, (_, before) => before + 1)
  const whole = `, sees ${count} online`
  const isPrimary = (state: string) => state.startsWith(takesWrites)
  const folder = await mkdtemp(join(root, tmpdir(), 'fichero-group-'))
  const network = openNetwork(numbers)
  const env = {
    ...process.env,
    ...Object.fromEntries(Object.entries(command).map(([name, words]) => [name, `${INSIDE} ${words}`])),
    GROUP_HOST: ADDRESS,
    GROUP_DIR: folder,
    MYSQLD_DIR: join(tmpdir(), basename(folder)),
  }
  const run = async (...words: string[]) =>
    (await promisify(execFile)(process.execPath, [join(DEPLOY, kind, 'group.mjs'), ...words], { env })).stdout.trim()
  const signal = async (n: number, name: NodeJS.Signals | 0) =>
    process.kill(Number(await readFile(join(folder, `${n}.pid`), 'utf8')), name)
  const isThere = (n: number) =>
    signal(n, 0).then(
      () => true,
      () => false,
    )
  const states = async () => (await run('status')).split('\n').map((line) => line.split(' ').slice(2).join(' '))

  /** Each of them sees all, and no more than should take writes: a server that was frozen takes itself for it when it wakes up. */
  async function areWhole(limit: number): Promise<boolean> {
    for (const end = Date.now() + limit; Date.now() < end; await sleep(300)) {
      const all = await states()
      if (all.filter(isPrimary).length === writers && all.every((state) => state.endsWith(whole))) return true
    }
    return false
  }

  async function restart(n: number): Promise<void> {
    if (await isThere(n)) await signal(n, 'SIGKILL')
    while (await isThere(n)) await sleep(50)
    await run('start', String(n))
  }

  async function close(): Promise<void> {
    for (const n of numbers) await signal(n, 'SIGCONT').catch(() => undefined)
    await run('stop')
    network.close()
    await rm(folder, { recursive: true })
  }

  const url = await run('start').catch(async (error) => {
    await close()
    throw new Error(`The servers of ${kind} could not be started: ${error.stderr ?? error}`)
  })
  const servers = /@([^/]+)/.exec(url)?.[1]?.split(',') ?? []

  async function askAt(n: number, sql: string): Promise<Record<string, unknown>[]> {
    const connection = await mysql.createConnection(url.replace(/@[^/]+/, `@${servers[n - 1]}`))
    try {
      return (await connection.query(sql))[0] as Record<string, unknown>[]
    } finally {
      await connection.end()
    }
  }

  const primary = async () => (await states()).findIndex(isPrimary) + 1
  return {
    url,
    servers,
    close,
    /** Waits until the nodes work on the primary, and returns its number. */
    async primary(): Promise<number> {
      for (const end = Date.now() + BY_ITSELF; Date.now() < end; await sleep(100)) {
        const n = await primary()
        if (n > 0 && (await askAt(n, IN_USE))[0]?.used) return n
      }
      throw new Error(`The nodes do not work on the primary: ${await states()}`)
    },
    kill: (n: number) => signal(n, 'SIGKILL'),
    freeze: (n: number) => signal(n, 'SIGSTOP'),
    cut: async (n: number) => network.cut(n),
    /** Takes back what was done to a server, and waits until the group has it again. */
    async heal(n: number): Promise<void> {
      network.mend(n)
      if (await isThere(n)) await signal(n, 'SIGCONT')
      else await run('start', String(n))
      if (await areWhole(BY_ITSELF)) return
      await restart(n)
      if (!(await areWhole(PATIENCE))) throw new Error(`Server ${n} did not come back: ${await states()}`)
    },
    /** Asks the primary. */
    ask: async (sql: string) => askAt(await primary(), sql),
  }
}

/** Connections other than this one. */
const IN_USE = `SELECT COUNT(*) > 1 AS used FROM information_schema.processlist WHERE DB = DATABASE()`
