/** @typedef {import('../three-servers.mjs').Member} Member */

/** The name of the group: any UUID that is the same on all its servers. */
const NAME = '6f6e4c1a-4c0e-4d55-9d38-0f1c6b1d2a77'

/**
 * The options of one server of the group, the same as in a `my.cnf`
 * (https://dev.mysql.com/doc/refman/8.4/en/group-replication-options.html).
 * @param {Member[]} members
 * @param {Member} member
 * @param {string} folder
 * @param {boolean} joins whether the server joins the group when it starts
 */
export const optionsOf = (members, { n, host, port }, folder, joins) => [
  `--server-id=${n}`,
  `--bind-address=${host}`,
  `--report-host=${host}`,
  `--port=${port}`,
  `--socket=${folder}/${n}.sock`,
  `--pid-file=${folder}/${n}/mysqld.pid`,
  '--mysqlx=OFF',
  '--skip-name-resolve',
  '--innodb-buffer-pool-size=64M',
  '--gtid-mode=ON',
  '--enforce-gtid-consistency=ON',
  '--plugin-load-add=group_replication.so',
  `--group-replication-group-name=${NAME}`,
  `--group-replication-local-address=${host}:${port + 10}`,
  `--group-replication-group-seeds=${members.map((member) => `${member.host}:${member.port + 10}`)}`,
  `--group-replication-start-on-boot=${joins ? 'ON' : 'OFF'}`,
  '--group-replication-recovery-get-public-key=ON',
  '--group-replication-single-primary-mode=ON',
  // A new primary answers nothing until it has applied all transactions that the former one acknowledged.
  '--group-replication-consistency=BEFORE_ON_PRIMARY_FAILOVER',
  // The group suspects a silent server after five seconds. The default waits five more before it expels the server.
  '--group-replication-member-expel-timeout=0',
  // A primary that does not reach a majority gives up. By default it waits forever, and so does each COMMIT.
  '--group-replication-unreachable-majority-timeout=5',
  '--group-replication-exit-state-action=READ_ONLY',
]
