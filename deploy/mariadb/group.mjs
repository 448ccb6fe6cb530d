// A single MariaDB server, for a trial:
//   node deploy/mariadb/group.mjs start     creates the server, and prints its DATABASE_URL
//   node deploy/mariadb/group.mjs status    prints whether the server answers
//   node deploy/mariadb/group.mjs start 1   restarts the server
//   node deploy/mariadb/group.mjs stop      stops the server; afterwards `start` needs an empty folder
// MARIADBD is the command (default mariadbd); deploy/three-servers.mjs describes the other variables
import { finish, launch, main, members, query, SERVERS_PATH, USERS_FILE } from '../three-servers.mjs'

/** @typedef {import('../three-servers.mjs').Member} Member */

const { MARIADBD = 'mariadbd' } = process.env
const [server] = members
const TMPDIR = `--tmpdir=${server.data}`

/**
 * @param {Member} member
 * @param {...string} more
 */
const start = (member, ...more) =>
  launch(MARIADBD, member, [
    `--bind-address=${member.host}`,
    `--port=${member.port}`,
    `--socket=${SERVERS_PATH}/${member.n}.sock`,
    `--pid-file=${member.data}/mariadbd.pid`,
    TMPDIR,
    '--skip-name-resolve',
    '--innodb-buffer-pool-size=64M',
    ...more,
  ])

await main({
  servers: [server],
  users: '',
  make: () => finish('mariadb-install-db', server, [TMPDIR]),
  join: (member) => start(member, `--init-file=${USERS_FILE}`),
  restart: (member) => start(member),
  online: 'Alone',
  async stateOf(member) {
    await query(member, 'SELECT 1')
    return 'Alone, sees 1 online'
  },
})
