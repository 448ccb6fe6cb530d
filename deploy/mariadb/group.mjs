// One MariaDB server without others, for trying out:
//   node deploy/mariadb/group.mjs start     makes it from nothing, and prints its DATABASE_URL
//   node deploy/mariadb/group.mjs status    says whether it answers
//   node deploy/mariadb/group.mjs start 1   starts it again
//   node deploy/mariadb/group.mjs stop      stops it; `start` needs an empty folder again
// MARIADBD is the command (default mariadbd); the other variables: deploy/three-servers.mjs
import { finish, launch, main, members, query, SEEN, USERS_FILE } from '../three-servers.mjs'

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
    `--socket=${SEEN}/${member.n}.sock`,
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
  again: (member) => start(member),
  online: 'Alone',
  async stateOf(member) {
    await query(member, 'SELECT 1')
    return 'Alone, sees 1 online'
  },
})
