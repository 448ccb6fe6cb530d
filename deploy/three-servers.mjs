// Shared by the scripts of `mysql-group` and `galera`, which start three database servers on one machine for a trial, and of
// `mariadb`, which starts only the first.
// Variables: GROUP_DIR, the folder for all files; GROUP_HOST, the address of the servers, in which `{n}` stands for the server's
// number; GROUP_PORT, the port of the first server (the servers talk to each other at ports 10 to 32 above it); MYSQLD_DIR, the
// path of the same folder as the servers see it, for example in a chroot.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import mysql from 'mysql2/promise'

const { GROUP_HOST = '127.0.0.1', GROUP_PORT = '43101' } = process.env
const FOLDER = resolve(process.env.GROUP_DIR ?? 'three-servers')
/** The folder as the servers see it. */
export const SERVERS_PATH = process.env.MYSQLD_DIR ?? FOLDER
const USERS = 'users.sql'
/** The file with the users, as the servers see it. */
export const USERS_FILE = `${SERVERS_PATH}/${USERS}`
const TIMEOUT_MS = 120_000
/** The user of Fichero. It has all privileges, which is too many outside a trial. */
const USER = { user: 'app', password: 'app' }

const memberOf = (/** @type {number} */ n) => ({
  n,
  host: GROUP_HOST.replaceAll('{n}', String(n)),
  port: Number(GROUP_PORT) + n - 1,
  data: `${SERVERS_PATH}/${n}`,
  pidFile: join(FOLDER, `${n}.pid`),
  logFile: join(FOLDER, `${n}.log`),
})

/** @typedef {ReturnType<typeof memberOf>} Member */

/** @type {[Member, Member, Member]} */
export const members = [memberOf(1), memberOf(2), memberOf(3)]

/**
 * Starts a program for a server. `{n}` in the command stands for the server's number.
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
 * Runs a program for a server and waits until it exits. Rejects if it failed.
 * @param {Parameters<typeof run>} program
 */
export async function finish(...program) {
  const [, { n, logFile }] = program
  const [code] = await once(run(...program), 'exit')
  if (code !== 0) throw new Error(`Server ${n} could not be created; see ${logFile}`)
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
  const hasAnswered = () => isThisServer(member)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  await until(hasAnswered, isRunning, `Server ${member.n} did not start; see ${member.logFile}`)
}

/**
 * Returns whether this server answers at its address, and not another server.
 * @param {Member} member
 */
const isThisServer = (member) =>
  query(member, 'SELECT @@datadir AS folder').then(
    ([row]) => row.folder === `${member.data}/`,
    () => false,
  )

/**
 * Waits until `isDone`. Throws `failure` after the timeout, or when `isPossible` returns false.
 * @param {() => Promise<boolean>} isDone
 * @param {() => boolean} isPossible
 * @param {string} failure
 */
async function until(isDone, isPossible, failure) {
  for (const end = Date.now() + TIMEOUT_MS; !(await isDone()); await sleep(200))
    if (!isPossible() || Date.now() > end) throw new Error(failure)
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
    for (const sql of statements) [rows] = await connection.query({ sql, timeout: TIMEOUT_MS })
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
 * The differences between the kinds of servers.
 * @typedef {object} Kind
 * @property {Member[]} [servers] all three if omitted
 * @property {string} users statements that create more users
 * @property {() => Promise<unknown>} make creates the folders of the servers, and starts the servers if `join` does not
 * @property {(member: Member) => Promise<unknown>} join bootstraps the group with the first server, or joins it
 * @property {(member: Member) => Promise<unknown>} restart starts a server that was down; it rejoins by itself
 * @property {string} online how the state of a working server begins
 * @property {(member: Member) => Promise<string | undefined>} stateOf the state as the server itself sees it
 */

/**
 * Runs the command in the arguments. Prints a sentence if it fails.
 * @param {Kind} kind
 */
export const main = (kind) =>
  runCommand(kind).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })

/** @param {Kind} kind */
async function runCommand({ servers = members, users, make, join: joinGroup, restart, online, stateOf }) {
  const state = async (/** @type {Member} */ member) => (await stateOf(member).catch(() => undefined)) ?? 'away'
  async function start() {
    if (existsSync(join(FOLDER, USERS))) throw new Error(`${FOLDER} contains servers already; delete it first`)
    mkdirSync(FOLDER, { recursive: true })
    chmodSync(FOLDER, 0o777)
    const { user, password } = USER
    const appUser = `CREATE USER '${user}'@'%' IDENTIFIED BY '${password}';\nGRANT ALL ON *.* TO '${user}'@'%';\n`
    writeFileSync(join(FOLDER, USERS), appUser + users)
    await make()
    for (const member of servers) {
      await joinGroup(member)
      const isOnline = async () => (await state(member)).startsWith(online)
      await until(isOnline, () => true, `Server ${member.n} did not join the group; see ${member.logFile}`)
    }
    await query(members[0], 'CREATE DATABASE fichero CHARACTER SET utf8mb4')
    for (const { host, port } of servers) console.log(`mysql://${user}:${password}@${host}:${port}/fichero`)
  }

  const [, , verb, number] = process.argv
  const selected = servers[Number(number) - 1]
  if (verb === 'start' && selected) await restart(selected)
  else if (verb === 'start') await start()
  else if (verb === 'stop') await Promise.all(servers.map(stop))
  else if (verb === 'status')
    for (const member of servers) console.log(`${member.n} ${member.host}:${member.port} ${await state(member)}`)
  else {
    console.error('Use start, start NUMBER, stop or status.')
    process.exitCode = 1
  }
}
