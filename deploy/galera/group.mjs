// Three MariaDB servers on one machine that have the same data (Galera), for trying out:
//   node deploy/galera/group.mjs start     makes the cluster from nothing, and prints its DATABASE_URL
//   node deploy/galera/group.mjs status    says what each server is in the cluster
//   node deploy/galera/group.mjs start 2   starts one server again, which then joins by itself
//   node deploy/galera/group.mjs stop      stops all of them; `start` needs an empty folder again
// MARIADBD is the command (default mariadbd); the other variables: deploy/three-servers.mjs
import { finish, launch, main, members, query, SEEN, USERS_FILE } from '../three-servers.mjs'
import { optionsOf, tmpdirOf } from './options.mjs'

/** @typedef {import('../three-servers.mjs').Member} Member */

const { MARIADBD = 'mariadbd' } = process.env

/**
 * @param {Member} member
 * @param {...string} more
 */
const start = (member, ...more) => launch(MARIADBD, member, [...optionsOf(members, member, SEEN), ...more])

/** The first server begins the cluster; the others get its data, users included. */
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
  again: (member) => start(member),
  online: 'Synced Primary',
  async stateOf(member) {
    const rows = await query(member, STATE)
    const is = Object.fromEntries(rows.map(({ Variable_name: name, Value: value }) => [name, value]))
    if (is.wsrep_ready !== 'ON') return undefined
    return `${is.wsrep_local_state_comment} ${is.wsrep_cluster_status}, sees ${is.wsrep_cluster_size} online`
  },
})
