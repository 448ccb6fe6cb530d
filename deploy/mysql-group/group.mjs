// Three MySQL servers on one machine that fail over by themselves (Group Replication, one primary), for trying out:
//   node deploy/mysql-group/group.mjs start     makes the group from nothing, and prints its DATABASE_URL
//   node deploy/mysql-group/group.mjs status    says what each server is in the group
//   node deploy/mysql-group/group.mjs start 2   starts one server again, which then joins by itself
//   node deploy/mysql-group/group.mjs stop      stops all of them; `start` needs an empty folder again
// Variables: MYSQLD, the command (default mysqld; `{n}` in it is the server's number); GROUP_DIR, the folder of everything;
// MYSQLD_DIR, the same folder where the command sees it at another path; GROUP_HOST (`{n}` as well); GROUP_PORT, the
// first of the ports, of which ten later ones are the group's own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import mysql from 'mysql2/promise'
import { optionsOf } from './options.mjs'

const { MYSQLD = 'mysqld', GROUP_HOST = '127.0.0.1', GROUP_PORT = '43101' } = process.env
const FOLDER = resolve(process.env.GROUP_DIR ?? 'mysql-group')
const SEEN = process.env.MYSQLD_DIR ?? FOLDER
const NUMBERS = [1, 2, 3]
const PATIENCE_MS = 120_000
/** Its rights are too many for more than trying out. */
const USER = { user: 'app', password: 'app' }
const REPLICATION = { user: 'replication', password: 'replication' }

const members = NUMBERS.map((n) => ({
  n,
  host: GROUP_HOST.replaceAll('{n}', String(n)),
  port: Number(GROUP_PORT) + n - 1,
  pidFile: join(FOLDER, `${n}.pid`),
  logFile: join(FOLDER, `${n}.log`),
}))

/** @typedef {typeof members[number]} Member */

/**
 * @param {Member} member
 * @param {string[]} options
 */
function run({ n, logFile }, options) {
  const [command = '', ...before] = MYSQLD.replaceAll('{n}', String(n)).split(/\s+/)
  const asUser = process.getuid?.() === 0 ? ['--user=mysql'] : []
  const args = [...before, '--no-defaults', ...asUser, `--datadir=${SEEN}/${n}`, ...options]
  const log = openSync(logFile, 'a')
  return spawn(command, args, { detached: true, stdio: ['ignore', log, log] })
}

/** @param {Member} member */
async function initialise(member) {
  const [code] = await once(run(member, ['--initialize-insecure', `--init-file=${SEEN}/users.sql`]), 'exit')
  if (code !== 0) throw new Error(`Server ${member.n} could not be made; see ${member.logFile}`)
}

/**
 * Starts a server. Where `joins`, it joins the group by itself.
 * @param {Member} member
 * @param {boolean} joins
 */
async function launch(member, joins) {
  const child = run(member, optionsOf(members, member, SEEN, joins))
  writeFileSync(member.pidFile, String(child.pid))
  child.unref()
  const end = Date.now() + PATIENCE_MS
  while (!(await isOurs(member))) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`Server ${member.n} did not start; see ${member.logFile}`)
    await sleep(200)
  }
}

/**
 * Whether it is this server that answers at its address, and not another one.
 * @param {Member} member
 */
const isOurs = (member) =>
  query(member, 'SELECT @@datadir AS folder').then(
    ([row]) => row.folder === `${SEEN}/${member.n}/`,
    () => false,
  )

/**
 * @param {Member} member
 * @param {...string} statements
 * @returns {Promise<any[]>} the rows of the last one
 */
async function query({ host, port }, ...statements) {
  const connection = await mysql.createConnection({ host, port, ...USER, connectTimeout: 2000 })
  try {
    let rows
    for (const sql of statements) [rows] = await connection.query({ sql, timeout: PATIENCE_MS })
    return /** @type {any[]} */ (rows)
  } finally {
    connection.destroy()
  }
}

async function startGroup() {
  if (existsSync(join(FOLDER, 'users.sql'))) throw new Error(`${FOLDER} has a group already; delete it first`)
  mkdirSync(FOLDER, { recursive: true })
  chmodSync(FOLDER, 0o777)
  writeFileSync(join(FOLDER, 'users.sql'), USERS)
  await Promise.all(members.map(initialise))
  await Promise.all(members.map((member) => launch(member, false)))
  for (const member of members) {
    // What the users' statements wrote here belongs to no member of the group.
    const { user, password } = REPLICATION
    const channel = `CHANGE REPLICATION SOURCE TO SOURCE_USER = '${user}', SOURCE_PASSWORD = '${password}' FOR CHANNEL 'group_replication_recovery'`
    const isFirst = member === members[0]
    const begin = isFirst ? ['SET GLOBAL group_replication_bootstrap_group = ON'] : []
    const end = isFirst ? ['SET GLOBAL group_replication_bootstrap_group = OFF'] : []
    await query(member, 'RESET BINARY LOGS AND GTIDS', channel, ...begin, 'START GROUP_REPLICATION', ...end)
    await untilOnline(member)
  }
  await query(/** @type {Member} */ (members[0]), 'CREATE DATABASE fichero CHARACTER SET utf8mb4')
  console.log(`mysql://${USER.user}:${USER.password}@${members.map(({ host, port }) => `${host}:${port}`)}/fichero`)
}

const USERS = `
CREATE USER '${USER.user}'@'%' IDENTIFIED BY '${USER.password}';
GRANT ALL ON *.* TO '${USER.user}'@'%';
CREATE USER '${REPLICATION.user}'@'%' IDENTIFIED BY '${REPLICATION.password}';
GRANT REPLICATION SLAVE, CONNECTION_ADMIN, BACKUP_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO '${REPLICATION.user}'@'%';
`

/** As the server itself sees it, which after a fault may be wrong for some seconds. */
const STATE = `SELECT MAX(IF(MEMBER_ID = @@server_uuid, CONCAT(MEMBER_STATE, ' ', MEMBER_ROLE), NULL)) AS state,
  SUM(MEMBER_STATE = 'ONLINE') AS online FROM performance_schema.replication_group_members`

/** @param {Member} member */
async function stateOf(member) {
  const [row] = await query(member, STATE).catch(() => [])
  return row?.state ? `${row.state.trim()}, sees ${row.online} online` : 'away'
}

/** @param {Member} member */
async function untilOnline(member) {
  const end = Date.now() + PATIENCE_MS
  while (!(await stateOf(member)).startsWith('ONLINE')) {
    if (Date.now() > end) throw new Error(`Server ${member.n} did not join the group; see ${member.logFile}`)
    await sleep(200)
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

const [, , verb, number] = process.argv
if (verb === 'start' && number) await launch(/** @type {Member} */ (members[Number(number) - 1]), true)
else if (verb === 'start') await startGroup()
else if (verb === 'stop') await Promise.all(members.map(stop))
else if (verb === 'status')
  for (const member of members) console.log(`${member.n} ${member.host}:${member.port} ${await stateOf(member)}`)
else {
  console.error('start, start NUMBER, stop or status')
  process.exitCode = 1
}
