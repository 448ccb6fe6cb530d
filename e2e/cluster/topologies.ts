import { type DatabaseProxy, isInstalled as isProxyInstalled, openDatabaseProxy } from './database-proxy'
import { type Group, isInstalled, type Kind } from './group'

/** The kind of database servers, and the proxy in front of them. A single server has none, and no failover is possible. */
interface Topology {
  kind: Kind
  proxy?: DatabaseProxy
}

const TOPOLOGIES = {
  'mysql-router': { kind: 'mysql-group', proxy: 'router' },
  'mysql-haproxy': { kind: 'mysql-group', proxy: 'haproxy' },
  galera: { kind: 'galera', proxy: 'haproxy' },
  mariadb: { kind: 'mariadb' },
} satisfies Record<string, Topology>

const { CLUSTER } = process.env
/** The topology that `CLUSTER` names, or all. */
export const topologies = Object.entries<Topology>(TOPOLOGIES).filter(([name]) => !CLUSTER || name === CLUSTER)
if (topologies.length === 0) throw new Error(`CLUSTER must be one of ${Object.keys(TOPOLOGIES)}`)

/** Returns which part of a topology is not installed; undefined if nothing is missing. */
export function missingPart({ kind, proxy }: Topology): string | undefined {
  if (!isInstalled(kind)) return kind
  return proxy && !isProxyInstalled(proxy) ? proxy : undefined
}

/** Returns the `DATABASE_URL` for the nodes, and a function that stops the proxy. */
export const connect = async ({ proxy }: Topology, group: Group) =>
  proxy ? openDatabaseProxy(proxy, group) : { url: group.urls[0] ?? '', close: async () => undefined }
