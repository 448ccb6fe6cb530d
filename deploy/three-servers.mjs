// Three database servers on one machine, for trying out: what the scripts of `mysql-group` and `galera` have in common, and of
// `mariadb`, which starts the first alone.
// Variables: GROUP_DIR, the folder of everything; GROUP_HOST, an address (`{n}` in it is the server's number); GROUP_PORT,
// the first of the ports, of which ten later ones are the servers' own; MYSQLD_DIR, the same folder where the command sees
// it at another path.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import mysql from 'mysql2/promise'

const { GROUP_HOST = '127.0.0.1', GROUP_PORT = '43101' } = process.env
const FOLDER = resolve(process.env.GROUP_DIR ?? 'three-servers')
/** The folder as the servers see it. */
export const SEEN = process.env.MYSQLD_DIR ?? FOLDER
const USERS = 'users.sql'
/** The file with the users, as the servers see it. */
export const USERS_FILE = `${SEEN}/${USERS}`
const PATIENCE_MS = 120_000
/** Its rights are too many for more than trying out. */
const USER = { user: 'app', password: 'app' }

const memberOf = (/** @type {number} */ n) => ({
  n,
  host: GROUP_HOST.replaceAll('{n}', String(n)),
  port: Number(GROUP_PORT) + n - 1,
  data: `${SEEN}/${n}`,
  pidFile: join(FOLDER, `${n}.pid`),
  logFile: join(FOLDER, `${n}.log`),
})

/** @typedef {ReturnType<typeof memberOf>} Member */

/** @type {[Member, Member, Member]} */
export const members = [memberOf(1), memberOf(2), memberOf(3)]

/**
 * Starts a program for a server, with `{n}` in the command as its number.
 * @param {string} command
 * @param {Member} member
 * @param {string[]} options
 */
export function run(command, { n, logFile, data }, options) {
  const [program = '', ...before] = command.replaceAll('{n}', String(n)).split(/\s+/)
  const asUser = process.getuid?.() === 0 ? ['--user=mysql'] : []
  const log = openSync(logFile, 'a')
  const args = [...before, '--no-defaults', ...asUser, `--datadir=${data}`, ...options]
  return spawn(program, args, { detached: true, stdio: ['ignore', log, log] })
}

/**
 * Runs a program for a server to its end.
 * @param {Parameters<typeof run>} program
 */
export async function finish(...program) {
  const [, { n, logFile }] = program
  const [code] = await once(run(...program), 'exit')
  if (code !== 0) throw new Error(`Server ${n} could not be made; see ${logFile}`)
}

/**
 * Starts a server and waits until it answers.
 * @param {Parameters<typeof run>} program
 */
export async function launch(...program) {
  const [, member] = program
  const child = run(...program)
  writeFileSync(member.pidFile, String(child.pid))
  child.unref()
  const answers = () => isOurs(member)
  const runs = () => child.exitCode === null && child.signalCode === null
  await until(answers, runs, `Server ${member.n} did not start; see ${member.logFile}`)
}

/**
 * Whether it is this server that answers at its address, and not another one.
 * @param {Member} member
 */
const isOurs = (member) =>
  query(member, 'SELECT @@datadir AS folder').then(
    ([row]) => row.folder === `${member.data}/`,
    () => false,
  )

/**
 * @param {() => Promise<boolean>} isDone
 * @param {() => boolean} mayBe
 * @param {string} failure
 */
async function until(isDone, mayBe, failure) {
  for (const end = Date.now() + PATIENCE_MS; !(await isDone()); await sleep(200))
    if (!mayBe() || Date.now() > end) throw new Error(failure)
}

/**
 * @param {Member} member
 * @param {...string} statements
 * @returns {Promise<any[]>} the rows of the last one
 */
export async function query({ host, port }, ...statements) {
  const connection = await mysql.createConnection({ host, port, ...USER, connectTimeout: 2000 })
  try {
    let rows
    for (const sql of statements) [rows] = await connection.query({ sql, timeout: PATIENCE_MS })
    return /** @type {any[]} */ (rows)
  } finally {
    connection.destroy()
  }
}

/** @param {Member} member */
async function stop({ pidFile }) {
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8'))
  const isAlive = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  for (const end = Date.now() + 20_000; isAlive() && Date.now() < end; await sleep(100)) process.kill(pid, 'SIGTERM')
  if (isAlive()) process.kill(pid, 'SIGKILL')
}

/**
 * What differs between the kinds of servers. `stateOf` says how a server sees itself, and begins with `online` where it works.
 * @typedef {object} Kind
 * @property {Member[]} [servers] all three if omitted
 * @property {string} users statements that make more users
 * @property {() => Promise<unknown>} make makes the servers' folders and starts them; each then begins or joins by `join`
 * @property {(member: Member) => Promise<unknown>} join
 * @property {(member: Member) => Promise<unknown>} again starts one that was away, which joins by itself
 * @property {string} online
 * @property {(member: Member) => Promise<string | undefined>} stateOf
 */

/**
 * Does what the command line says.
 * @param {Kind} kind
 */
export async function main({ servers = members, users, make, join: joinGroup, again, online, stateOf }) {
  const state = async (/** @type {Member} */ member) => (await stateOf(member).catch(() => undefined)) ?? 'away'
  async function start() {
    if (existsSync(join(FOLDER, USERS))) throw new Error(`${FOLDER} has servers already; delete it first`)
    mkdirSync(FOLDER, { recursive: true })
    chmodSync(FOLDER, 0o777)
    const { user, password } = USER
    const own = `CREATE USER '${user}'@'%' IDENTIFIED BY '${password}';\nGRANT ALL ON *.* TO '${user}'@'%';\n`
    writeFileSync(join(FOLDER, USERS), own + users)
    await make()
    for (const member of servers) {
      await joinGroup(member)
      const isOnline = async () => (await state(member)).startsWith(online)
      await until(isOnline, () => true, `Server ${member.n} did not join the group; see ${member.logFile}`)
    }
    await query(members[0], 'CREATE DATABASE fichero CHARACTER SET utf8mb4')
    console.log(`mysql://${user}:${password}@${servers.map(({ host, port }) => `${host}:${port}`)}/fichero`)
  }

  const [, , verb, number] = process.argv
  const one = servers[Number(number) - 1]
  if (verb === 'start' && one) await again(one)
  else if (verb === 'start') await start()
  else if (verb === 'stop') await Promise.all(servers.map(stop))
  else if (verb === 'status')
    for (const member of servers) console.log(`${member.n} ${member.host}:${member.port} ${await state(member)}`)
  else {
    console.error('start, start NUMBER, stop or status')
    process.exitCode = 1
  }
}
