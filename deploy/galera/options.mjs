/** @typedef {import('../three-servers.mjs').Member} Member */

/** As Debian installs it. */
const PROVIDER = '/usr/lib/galera/libgalera_smm.so'

/**
 * A server that starts deletes temporary tables where its own may be: those of others on the same machine, too.
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
    `--wsrep-cluster-address=gcomm://${members.map((one) => `${one.host}:${one.port + 10}`)}`,
    `--wsrep-node-name=${n}`,
    `--wsrep-node-address=${host}`,
    // One that gives its data takes no writes meanwhile: rather a later one than that at which Fichero works.
    `--wsrep-sst-donor=${members.map((one) => one.n).toReversed()},`,
    '--wsrep-sst-method=rsync',
    // Ports of their own, as all of them may have one address here.
    `--wsrep-sst-receive-address=${host}:${port + 30}`,
    `--wsrep-provider-options=gmcast.listen_addr=tcp://${host}:${port + 10};ist.recv_addr=${host}:${port + 20}`,
  ]
}
