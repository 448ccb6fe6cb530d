import { openDatabaseProxy } from './database-proxy'
import { type Group, isInstalled, type Kind } from './group'
import { isInstalled as isProxyInstalled } from './proxies'

/** How the nodes reach the servers of a database: by their names, or by HAProxy, which knows the primary. */
interface Way {
  kind: Kind
  isProxied?: true
  /** No other server takes its place. */
  isAlone?: true
}

const WAYS = {
  'mysql-group': { kind: 'mysql-group' },
  'mysql-haproxy': { kind: 'mysql-group', isProxied: true },
  galera: { kind: 'galera' },
  mariadb: { kind: 'mariadb', isAlone: true },
} satisfies Record<string, Way>

const { CLUSTER } = process.env
/** The one that `CLUSTER` names, or all. */
export const ways = Object.entries<Way>(WAYS).filter(([name]) => !CLUSTER || name === CLUSTER)
if (ways.length === 0) throw new Error(`CLUSTER is one of ${Object.keys(WAYS)}`)

export const canBeTried = ({ kind, isProxied }: Way) => isInstalled(kind) && (!isProxied || isProxyInstalled('haproxy'))

/** Returns the address of the database for the nodes. */
export const openWay = async ({ isProxied }: Way, group: Group) =>
  isProxied ? openDatabaseProxy(group) : { url: group.url, close: async () => undefined }
