import type { StatusAnswer, SystemStatus } from '@fichero/contract/status.schema'

type Faults = StatusAnswer['fallas']

/** The simplest question takes a few ms; beyond that people feel it in every screen. */
const SLOW_MS = 500
/** Transactions that a member of the group may have before it. */
const BEHIND = 1000
/** In bytes: the largest uploads that the server takes at once, twice. */
const LOW_DISK = 1024 ** 3
/** Mail servers are away for a while now and then. */
const MAIL_MS = 15 * 60_000
/** One backup a day, with some hours for it. */
const BACKUP_MS = 30 * 3600_000

/** What is wrong, the gravest first. */
export const faultsOf = (status: SystemStatus, now: Date): Faults => [
  ...databaseFaults(status),
  ...diskFaults(status),
  ...nodeFaults(status),
  ...mailFaults(status, now),
  ...backupFaults(status, now),
  ...releaseFaults(status),
]

/** All but the disk asks the database, so of its silence the others need no sentence. */
function databaseFaults({ base, disco: _, ...others }: SystemStatus): Faults {
  if (!base) return [{ codigo: 'database_silent', params: {} }]
  const silent = Object.entries(others).filter(([, part]) => part === null)
  const faults: Faults = silent.map(([parte]) => ({ codigo: 'part_silent', params: { parte } }))
  if (base.ms > SLOW_MS) faults.push({ codigo: 'database_slow', params: { ms: base.ms } })
  if (!base.grupo) return faults
  const { miembros, en_linea, atraso } = base.grupo
  if (en_linea < miembros) faults.push({ codigo: 'group_member_away', params: { miembros, en_linea } })
  if (atraso !== null && atraso > BEHIND) faults.push({ codigo: 'group_behind', params: { atraso } })
  return faults
}

function diskFaults({ disco }: SystemStatus): Faults {
  if (!disco) return [{ codigo: 'part_silent', params: { parte: 'disco' } }]
  return disco.libre < LOW_DISK ? [{ codigo: 'disk_low', params: { libre: disco.libre } }] : []
}

function nodeFaults({ nodos }: SystemStatus): Faults {
  const alive = (nodos ?? []).filter(({ vive }) => vive)
  const silent = (nodos ?? []).filter(({ vive }) => !vive)
  const faults: Faults = silent.map(({ nombre, senal }) => ({
    codigo: 'node_silent',
    params: { nombre, desde: senal },
  }))
  const alone = alive.filter(({ redis }) => !redis).length
  if (alone > 1) faults.push({ codigo: 'nodes_without_redis', params: { nodos: alone } })
  const versions = [...new Set(alive.map(({ version }) => version))].sort()
  if (versions.length > 1) faults.push({ codigo: 'nodes_differ', params: { versiones: versions.join(', ') } })
  return faults
}

function mailFaults({ correo }: SystemStatus, now: Date): Faults {
  if (!correo?.desde || now.getTime() - Date.parse(correo.desde) <= MAIL_MS) return []
  return [{ codigo: 'mail_waits', params: { count: correo.esperan, desde: correo.desde } }]
}

/** A system whose backups are made by other means has none here. */
function backupFaults({ copia }: SystemStatus, now: Date): Faults {
  if (!copia?.fecha || now.getTime() - Date.parse(copia.fecha) <= BACKUP_MS) return []
  return [{ codigo: 'backup_old', params: { desde: copia.fecha } }]
}

const releaseFaults = ({ modulos }: SystemStatus): Faults =>
  (modulos ?? [])
    .filter(({ falla }) => falla)
    .map(({ nombre, version, fallos }) => ({
      codigo: 'release_failing',
      params: { modulo: nombre, version, count: fallos },
    }))
