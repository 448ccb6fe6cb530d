import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import mysql from 'mysql2/promise'
import { ADDRESS, IN_NAMESPACE, openNetwork } from './network'

const DEPLOY = resolve(import.meta.dirname, '../../deploy')
/** The time in ms that a server may take to rejoin: by itself, and after each restart. */
const REJOIN_TIMEOUT = 15_000
const RESTART_TIMEOUT = 60_000
/** The time in ms that a server may take to apply what it missed. A restart in this time would only begin it again. */
const RECOVERY_TIMEOUT = 180_000
/** Number of restarts: MySQL tries to join only once when it starts, and on a busy machine the group may answer too late. */
const RESTARTS = 3

const { MYSQLD = 'mysqld', MARIADBD = 'mariadbd' } = process.env
/** The root directory of MySQL and its Router, if they run in a chroot. */
export const { MYSQLD_ROOT = '/' } = process.env

/** The kinds of servers, by their folders in `deploy`, and how many of them accept writes. */
const KINDS = {
  'mysql-group': { command: { MYSQLD }, root: MYSQLD_ROOT, count: 3, takesWrites: 'ONLINE PRIMARY', writers: 1 },
  galera: { command: { MARIADBD }, root: '/', count: 3, takesWrites: 'Synced Primary', writers: 3 },
  mariadb: { command: { MARIADBD }, root: '/', count: 1, takesWrites: 'Alone', writers: 1 },
}
export type Kind = keyof typeof KINDS

/** Returns whether a kind can be tested. MySQL is required. MariaDB is optional; Debian installs Galera with it. */
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

/** Starts the servers of a folder in `deploy`, each with a network link that can be cut. */
export async function openGroup(kind: Kind) {
  const { command, root, count, takesWrites, writers } = KINDS[kind]
  const numbers = Array.from({ length: count }, (_, before) => before + 1)
  const complete = `, sees ${count} online`
  const isPrimary = (state: string) => state.startsWith(takesWrites)
  const folder = await mkdtemp(join(root, tmpdir(), 'fichero-group-'))
  const network = openNetwork(numbers)
  const env = {
    ...process.env,
    ...Object.fromEntries(Object.entries(command).map(([name, words]) => [name, `${IN_NAMESPACE} ${words}`])),
    GROUP_HOST: ADDRESS,
    GROUP_DIR: folder,
    MYSQLD_DIR: join(tmpdir(), basename(folder)),
  }
  const run = async (...words: string[]) =>
    (await promisify(execFile)(process.execPath, [join(DEPLOY, kind, 'group.mjs'), ...words], { env })).stdout.trim()
  const signal = async (n: number, name: NodeJS.Signals | 0) =>
    process.kill(Number(await readFile(join(folder, `${n}.pid`), 'utf8')), name)
  const isRunning = (n: number) =>
    signal(n, 0).then(
      () => true,
      () => false,
    )
  const states = async () => (await run('status')).split('\n').map((line) => line.split(' ').slice(2).join(' '))

  /**
   * Waits until each server sees all others, and the expected number accepts writes: a frozen primary still believes that it is
   * the primary when it continues. Returns false after `limit` ms, or later if a server is still applying what it missed.
   */
  async function areComplete(limit: number): Promise<boolean> {
    for (const start = Date.now(); ; await sleep(300)) {
      const all = await states()
      if (all.filter(isPrimary).length === writers && all.every((state) => state.endsWith(complete))) return true
      const isRecovering = all.some((state) => state.startsWith('RECOVERING'))
      if (Date.now() - start > (isRecovering ? limit + RECOVERY_TIMEOUT : limit)) return false
    }
  }

  async function restart(n: number): Promise<void> {
    if (await isRunning(n)) await signal(n, 'SIGKILL')
    while (await isRunning(n)) await sleep(50)
    await run('start', String(n))
  }

  async function close(): Promise<void> {
    for (const n of numbers) await signal(n, 'SIGCONT').catch(() => undefined)
    await run('stop')
    network.close()
    await rm(folder, { recursive: true })
  }

  const started = await run('start').catch(async (error) => {
    await close()
    throw new Error(`The servers of ${kind} could not be started: ${error.stderr ?? error}`)
  })
  const urls = started.split('\n')

  async function queryAt(n: number, sql: string): Promise<Record<string, unknown>[]> {
    const connection = await mysql.createConnection(urls[n - 1] ?? '')
    try {
      return (await connection.query(sql))[0] as Record<string, unknown>[]
    } finally {
      await connection.end()
    }
  }

  /** Waits until the nodes are connected to a server that accepts writes. Returns its number. */
  async function primary(): Promise<number> {
    for (const deadline = Date.now() + REJOIN_TIMEOUT; Date.now() < deadline; await sleep(100))
      for (const [index, state] of (await states()).entries())
        if (isPrimary(state) && (await queryAt(index + 1, IN_USE))[0]?.used) return index + 1
    throw new Error(`The nodes are not connected to the primary: ${await states()}`)
  }

  return {
    kind,
    urls,
    close,
    primary,
    kill: (n: number) => signal(n, 'SIGKILL'),
    freeze: (n: number) => signal(n, 'SIGSTOP'),
    cut: async (n: number) => network.cut(n),
    /** Ends the fault of a server, and waits until the server has rejoined the group. */
    async heal(n: number): Promise<void> {
      network.repair(n)
      if (await isRunning(n)) await signal(n, 'SIGCONT')
      else await run('start', String(n))
      if (await areComplete(REJOIN_TIMEOUT)) return
      for (let restarts = 0; restarts < RESTARTS; restarts++) {
        await restart(n)
        if (await areComplete(RESTART_TIMEOUT)) return
      }
      throw new Error(
        `Server ${n} did not come back: ${await states()}\n${(await readFile(join(folder, `${n}.log`), 'utf8')).slice(-4000)}`,
      )
    },
    /** Runs a query on the primary. Returns its rows. */
    query: async (sql: string) => queryAt(await primary(), sql),
  }
}

/** Returns 1 if the database has connections besides the one of this query. */
const IN_USE = `SELECT COUNT(*) > 1 AS used FROM information_schema.processlist WHERE DB = DATABASE()`
