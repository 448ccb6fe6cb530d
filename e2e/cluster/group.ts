import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import mysql from 'mysql2/promise'
import { ADDRESS, INSIDE, openNetwork } from './network'

const SCRIPT = resolve(import.meta.dirname, '../../deploy/mysql-group/group.mjs')
const NUMBERS = [1, 2, 3]
/** How long in ms a server may take to come back, and to come back without being started again. */
const PATIENCE = 90_000
const BY_ITSELF = 15_000

const WHOLE = `, sees ${NUMBERS.length} online`
const isPrimary = (state: string) => state.startsWith('ONLINE PRIMARY')

/** `MYSQLD_ROOT` is the root of the command, where it runs in a tree of its own. */
const { MYSQLD = 'mysqld', MYSQLD_ROOT = '/' } = process.env

export type Group = Awaited<ReturnType<typeof openGroup>>

/** Starts the group of `deploy/mysql-group`, each server behind a line that can be cut. */
export async function openGroup() {
  const folder = await mkdtemp(join(MYSQLD_ROOT, tmpdir(), 'fichero-group-'))
  const network = openNetwork(NUMBERS)
  const env = {
    ...process.env,
    MYSQLD: `${INSIDE} ${MYSQLD}`,
    GROUP_HOST: ADDRESS,
    GROUP_DIR: folder,
    MYSQLD_DIR: join(tmpdir(), basename(folder)),
  }
  const run = async (...words: string[]) =>
    (await promisify(execFile)(process.execPath, [SCRIPT, ...words], { env })).stdout.trim()
  const signal = async (n: number, name: NodeJS.Signals | 0) =>
    process.kill(Number(await readFile(join(folder, `${n}.pid`), 'utf8')), name)
  const isThere = (n: number) =>
    signal(n, 0).then(
      () => true,
      () => false,
    )
  const states = async () => (await run('status')).split('\n').map((line) => line.split(' ').slice(2).join(' '))

  /** Each of them sees all, and one is the primary: a server that was frozen takes itself for it when it wakes up. */
  async function areWhole(limit: number): Promise<boolean> {
    for (const end = Date.now() + limit; Date.now() < end; await sleep(300)) {
      const all = await states()
      if (all.filter(isPrimary).length === 1 && all.every((state) => state.endsWith(WHOLE))) return true
    }
    return false
  }

  async function restart(n: number): Promise<void> {
    if (await isThere(n)) await signal(n, 'SIGKILL')
    while (await isThere(n)) await sleep(50)
    await run('start', String(n))
  }

  async function close(): Promise<void> {
    for (const n of NUMBERS) await signal(n, 'SIGCONT').catch(() => undefined)
    await run('stop')
    network.close()
    await rm(folder, { recursive: true })
  }

  const url = await run('start').catch(async (error) => {
    await close()
    throw new Error(`Group Replication could not be started: ${error.stderr ?? error}`)
  })
  return {
    url,
    close,
    /** The number of the primary. */
    primary: async () => (await states()).findIndex(isPrimary) + 1,
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
    async ask(sql: string): Promise<Record<string, unknown>[]> {
      const at = (await states()).findIndex(isPrimary)
      const one = new URL(url.replace(/@[^/]+/, `@${/@([^/]+)/.exec(url)?.[1]?.split(',')[at]}`))
      const connection = await mysql.createConnection(one.href)
      try {
        return (await connection.query(sql))[0] as Record<string, unknown>[]
      } finally {
        await connection.end()
      }
    },
  }
}
