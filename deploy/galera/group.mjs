// Three MariaDB servers on one machine that replicate each other's data (Galera), for a trial:
//   node deploy/galera/group.mjs start     creates the cluster, and prints the address of each server
//   node deploy/galera/group.mjs status    prints the state of each server in the cluster
//   node deploy/galera/group.mjs start 2   restarts server 2, which then rejoins by itself
//   node deploy/galera/group.mjs stop      stops all of them; afterwards `start` needs an empty folder
// MARIADBD is the command (default mariadbd); deploy/three-servers.mjs describes the other variables
import { finish, launch, main, members, query, SERVERS_PATH, USERS_FILE } from '../three-servers.mjs'
import { optionsOf, tmpdirOf } from './options.mjs'

/** @typedef {import('../three-servers.mjs').Member} Member */

const { MARIADBD = 'mariadbd' } = process.env

/**
 * @param {Member} member
 * @param {...string} more
 */
const start = (member, ...more) => launch(MARIADBD, member, [...optionsOf(members, member, SERVERS_PATH), ...more])

/** The first server bootstraps the cluster; the others copy its data, including the users. */
async function join(/** @type {Member} */ member) {
  if (member === members[0]) return start(member, '--wsrep-new-cluster', `--init-file=${USERS_FILE}`)
  await start(member)
}

const STATE = `SHOW GLOBAL STATUS WHERE Variable_name IN
  ('wsrep_cluster_size', 'wsrep_cluster_status', 'wsrep_local_state_comment', 'wsrep_ready')`

await main({
  users: '',
  make: () => Promise.all(members.map((member) => finish('mariadb-install-db', member, [tmpdirOf(member)]))),
  join,
  restart: (member) => start(member),
  online: 'Synced Primary',
  async stateOf(member) {
    const rows = await query(member, STATE)
    const values = Object.fromEntries(rows.map(({ Variable_name: name, Value: value }) => [name, value]))
    if (values.wsrep_ready !== 'ON') return undefined
    return `${values.wsrep_local_state_comment} ${values.wsrep_cluster_status}, sees ${values.wsrep_cluster_size} online`
  },
})
