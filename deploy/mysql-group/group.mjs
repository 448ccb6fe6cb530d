// Three MySQL servers on one machine that fail over by themselves (Group Replication, one primary), for a trial:
//   node deploy/mysql-group/group.mjs start     creates the group, and prints the address of each server
//   node deploy/mysql-group/group.mjs status    prints the state of each server in the group
//   node deploy/mysql-group/group.mjs start 2   restarts server 2, which then rejoins by itself
//   node deploy/mysql-group/group.mjs stop      stops all of them; afterwards `start` needs an empty folder
// MYSQLD is the command (default mysqld); deploy/three-servers.mjs describes the other variables
import { finish, launch, main, members, query, SERVERS_PATH, USERS_FILE } from '../three-servers.mjs'
import { optionsOf } from './options.mjs'

/** @typedef {import('../three-servers.mjs').Member} Member */

const { MYSQLD = 'mysqld' } = process.env
const REPLICATION = { user: 'replication', password: 'replication' }

/**
 * Starts a server. With `joins` it joins the group by itself.
 * @param {Member} member
 * @param {boolean} joins
 */
const start = (member, joins) => launch(MYSQLD, member, optionsOf(members, member, SERVERS_PATH, joins))

/** @param {Member} member */
async function join(member) {
  const { user, password } = REPLICATION
  const channel = `CHANGE REPLICATION SOURCE TO SOURCE_USER = '${user}', SOURCE_PASSWORD = '${password}' FOR CHANNEL 'group_replication_recovery'`
  const isFirst = member === members[0]
  const begin = isFirst ? ['SET GLOBAL group_replication_bootstrap_group = ON'] : []
  const end = isFirst ? ['SET GLOBAL group_replication_bootstrap_group = OFF'] : []
  // The statements that created the users were logged on each server, and would conflict with the group's log.
  await query(member, 'RESET BINARY LOGS AND GTIDS', channel, ...begin, 'START GROUP_REPLICATION', ...end)
}

/** Asks for the state as the server itself sees it, which may be wrong for some seconds after a fault. */
const STATE = `SELECT MAX(IF(MEMBER_ID = @@server_uuid, CONCAT(MEMBER_STATE, ' ', MEMBER_ROLE), NULL)) AS state,
  SUM(MEMBER_STATE = 'ONLINE') AS online FROM performance_schema.replication_group_members`

await main({
  users: `
CREATE USER '${REPLICATION.user}'@'%' IDENTIFIED BY '${REPLICATION.password}';
GRANT REPLICATION SLAVE, CONNECTION_ADMIN, BACKUP_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO '${REPLICATION.user}'@'%';
`,
  async make() {
    const options = ['--initialize-insecure', `--init-file=${USERS_FILE}`]
    await Promise.all(members.map((member) => finish(MYSQLD, member, options)))
    await Promise.all(members.map((member) => start(member, false)))
  },
  join,
  restart: (member) => start(member, true),
  online: 'ONLINE',
  async stateOf(member) {
    const [row] = await query(member, STATE)
    return row.state ? `${row.state.trim()}, sees ${row.online} online` : undefined
  },
})
