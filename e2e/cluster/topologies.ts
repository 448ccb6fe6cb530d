import { openDatabaseProxy } from './database-proxy'
import { type Group, isInstalled, type Kind } from './group'
import { isInstalled as isProxyInstalled } from './proxies'

/** The kind of database servers, and how the nodes reach them: directly, or through HAProxy, which forwards to the primary. */
interface Topology {
  kind: Kind
  isProxied?: true
  /** Set if there is only one server, so that no failover is possible. */
  isSingle?: true
}

const TOPOLOGIES = {
  'mysql-group': { kind: 'mysql-group' },
  'mysql-haproxy': { kind: 'mysql-group', isProxied: true },
  galera: { kind: 'galera' },
  mariadb: { kind: 'mariadb', isSingle: true },
} satisfies Record<string, Topology>

const { CLUSTER } = process.env
/** The topology that `CLUSTER` names, or all. */
export const topologies = Object.entries<Topology>(TOPOLOGIES).filter(([name]) => !CLUSTER || name === CLUSTER)
if (topologies.length === 0) throw new Error(`CLUSTER must be one of ${Object.keys(TOPOLOGIES)}`)

/** Returns whether the servers of a topology are installed, and HAProxy if the topology needs it. */
export const isAvailable = ({ kind, isProxied }: Topology) =>
  isInstalled(kind) && (!isProxied || isProxyInstalled('haproxy'))

/** Returns the `DATABASE_URL` for the nodes, and a function that stops the proxy. */
export const connect = async ({ isProxied }: Topology, group: Group) =>
  isProxied ? openDatabaseProxy(group) : { url: group.url, close: async () => undefined }
