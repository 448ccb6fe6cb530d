import type { StatusAnswer, SystemStatus } from '@fichero/contract/status.schema'

type Faults = StatusAnswer['fallas']

/** The simplest query takes a few ms; from this limit on, every screen feels slow. */
const SLOW_MS = 500
/** In bytes: twice the largest uploads that the server accepts at once. */
const LOW_DISK = 1024 ** 3
/** In ms: mail that waits for longer is a fault. Shorter outages of mail servers are normal. */
const MAIL_MS = 15 * 60_000
/** In ms: the maximum age of the last backup, one day with a margin of some hours. */
const BACKUP_MS = 30 * 3600_000

/** State that only the node that answers the request knows. */
interface Node {
  /** Whether Redis is configured. */
  hasRedis: boolean
  /** Whether the collector rejected the last traces of the node or could not be reached. */
  losesTraces: boolean
}

/** Returns the faults of the system, the most serious first. */
export const faultsOf = (status: SystemStatus, now: Date, { hasRedis, losesTraces }: Node): Faults => [
  ...databaseFaults(status),
  ...diskFaults(status),
  ...nodeFaults(status, hasRedis),
  ...mailFaults(status, now),
  ...backupFaults(status, now),
  ...releaseFaults(status),
  ...(losesTraces ? [{ codigo: 'traces_away' as const, params: {} }] : []),
]

/** All parts but the disk query the database, so their faults are not reported if the database does not answer. */
function databaseFaults({ base, disco: _, ...others }: SystemStatus): Faults {
  if (!base) return [{ codigo: 'database_silent', params: {} }]
  const silent = Object.entries(others).filter(([, part]) => part === null)
  const faults: Faults = silent.map(([parte]) => ({ codigo: 'part_silent', params: { parte } }))
  if (base.ms > SLOW_MS) faults.push({ codigo: 'database_slow', params: { ms: base.ms } })
  return faults
}

function diskFaults({ disco }: SystemStatus): Faults {
  if (!disco) return [{ codigo: 'part_silent', params: { parte: 'disco' } }]
  return disco.libre < LOW_DISK ? [{ codigo: 'disk_low', params: { libre: disco.libre } }] : []
}

function nodeFaults({ nodos }: SystemStatus, hasRedis: boolean): Faults {
  const alive = (nodos ?? []).filter(({ vive }) => vive)
  const silent = (nodos ?? []).filter(({ vive }) => !vive)
  const faults: Faults = silent.map(({ nombre, senal }) => ({
    codigo: 'node_silent',
    params: { nombre, desde: senal },
  }))
  const alone = alive.filter(({ redis }) => !redis).length
  if (hasRedis && alone > 0) faults.push({ codigo: 'redis_away', params: { count: alone } })
  else if (alone > 1) faults.push({ codigo: 'nodes_without_redis', params: { nodos: alone } })
  const versions = [...new Set(alive.map(({ version }) => version))].sort()
  if (versions.length > 1) faults.push({ codigo: 'nodes_differ', params: { versiones: versions.join(', ') } })
  return faults
}

function mailFaults({ correo }: SystemStatus, now: Date): Faults {
  if (!correo?.desde || now.getTime() - Date.parse(correo.desde) <= MAIL_MS) return []
  return [{ codigo: 'mail_waits', params: { count: correo.esperan, desde: correo.desde } }]
}

/** Returns the faults about backups, which the dashboard shows too. */
export function backupFaults({ copia }: Pick<SystemStatus, 'copia'>, now: Date): Faults {
  const desde = copia?.fecha ?? copia?.desde
  if (!desde || now.getTime() - Date.parse(desde) <= BACKUP_MS) return []
  return [copia?.fecha ? { codigo: 'backup_old', params: { desde } } : { codigo: 'backup_missing', params: {} }]
}

const releaseFaults = ({ modulos }: SystemStatus): Faults =>
  (modulos ?? [])
    .filter(({ falla }) => falla)
    .map(({ nombre, version, fallos }) => ({
      codigo: 'release_failing',
      params: { modulo: nombre, version, count: fallos },
    }))
