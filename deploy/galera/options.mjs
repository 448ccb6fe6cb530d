/** @typedef {import('../three-servers.mjs').Member} Member */

/** The path at which Debian installs Galera. */
const PROVIDER = '/usr/lib/galera/libgalera_smm.so'

/**
 * Gives each server a separate folder for temporary tables: a server that starts deletes all of them in its folder.
 * @param {Member} member
 */
export const tmpdirOf = ({ data }) => `--tmpdir=${data}`

/**
 * The options of one server of the cluster, the same as in a `my.cnf`
 * (https://mariadb.com/kb/en/configuring-mariadb-galera-cluster/).
 * @param {Member[]} members
 * @param {Member} member
 * @param {string} folder
 */
export const optionsOf = (members, member, folder) => {
  const { n, host, port } = member
  return [
    `--server-id=${n}`,
    `--bind-address=${host}`,
    `--port=${port}`,
    `--socket=${folder}/${n}.sock`,
    `--pid-file=${folder}/${n}/mariadbd.pid`,
    tmpdirOf(member),
    '--skip-name-resolve',
    '--innodb-buffer-pool-size=64M',
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
    '--wsrep-on=ON',
    `--wsrep-provider=${PROVIDER}`,
    '--wsrep-cluster-name=fichero',
    `--wsrep-cluster-address=gcomm://${members.map((member) => `${member.host}:${member.port + 10}`)}`,
    `--wsrep-node-name=${n}`,
    `--wsrep-node-address=${host}`,
    // A donor accepts no writes while it sends its data. HAProxy begins with the first server, so prefer the last ones.
    `--wsrep-sst-donor=${members.map((member) => member.n).toReversed()},`,
    '--wsrep-sst-method=rsync',
    // Each server has separate ports, because all of them may have the same address.
    `--wsrep-sst-receive-address=${host}:${port + 30}`,
    `--wsrep-provider-options=gmcast.listen_addr=tcp://${host}:${port + 10};ist.recv_addr=${host}:${port + 20}`,
  ]
}
