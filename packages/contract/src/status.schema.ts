import { z } from 'zod'
import { ANNOUNCEMENT_FAULTS, STATUS_FAULTS } from './enums.ts'
import { calendarDay, instant } from './times.schema.ts'

// The running system, for administrators (`status:view`). A part is null if it did not answer in time.

/** A server process (node) of the API. */
export const statusNode = z.object({
  id: z.string(),
  /** Host name of its machine or container. */
  nombre: z.string(),
  /** Process id on that machine. */
  proceso: z.int(),
  version: z.string(),
  inicio: instant,
  /** Time of the node's last heartbeat. */
  senal: instant,
  /** False if the heartbeats have stopped; minutes later the node is no longer listed. */
  vive: z.boolean(),
  /** Whether the node counts failed attempts together with other nodes. */
  redis: z.boolean(),
})
export type StatusNode = z.infer<typeof statusNode>

/** The database. */
export const statusDatabase = z.object({
  /** The database engine. */
  motor: z.enum(['sqlite', 'mysql']),
  version: z.string(),
  /** Duration of a query that reads no table. */
  ms: z.int(),
  /** Size in bytes, as the database server estimates it. */
  tamano: z.int(),
})
export type StatusDatabase = z.infer<typeof statusDatabase>

/** The active release of a module. */
export const statusRelease = z.object({
  nombre: z.string(),
  /** Label of the module in the navigation. */
  titulo: z.object({ es: z.string(), en: z.string() }),
  version: z.string(),
  /** Failures caused by the release that browsers reported in the last 24 hours. */
  fallos: z.int(),
  /** Whether browsers reported a failure caused by the release in the last hour. */
  falla: z.boolean(),
})
export type StatusRelease = z.infer<typeof statusRelease>

/** The state of all parts of the system. */
export const systemStatus = z.object({
  /** Running nodes, and nodes whose heartbeats stopped minutes ago; the oldest first. */
  nodos: z.array(statusNode).nullable(),
  /** The database. */
  base: statusDatabase.nullable(),
  /** Disk of `DATA_DIR`, in bytes. */
  disco: z
    .object({
      /** Free space for this process. */
      libre: z.int(),
      total: z.int(),
    })
    .nullable(),
  correo: z
    .object({
      /** Whether a mail server is configured. */
      configurado: z.boolean(),
      /** When this node last sent a message; null if it has not sent one since its start. */
      ultimo: instant.nullable(),
      /** Messages that could not be sent and will be retried. */
      esperan: z.int(),
      /** Since when the oldest of these messages waits. */
      desde: instant.nullable(),
    })
    .nullable(),
  /** Backups. */
  copia: z
    .object({
      /** Time of the newest backup; null if none is known. */
      fecha: instant.nullable(),
      /** Time of the oldest audit entry: since when there has been data to back up. */
      desde: instant.nullable(),
    })
    .nullable(),
  /** The active release of each module, by name. */
  modulos: z.array(statusRelease).nullable(),
  /** Pending work. */
  espera: z
    .object({
      /** Files that this node receives or processes. */
      archivos: z.int(),
      /** The part of `archivos` that waits in the queue. */
      en_fila: z.int(),
      /** Number of pending access requests. */
      solicitudes: z.int(),
    })
    .nullable(),
})
export type SystemStatus = z.infer<typeof systemStatus>

/** A fault, with the params of its sentence. */
const statusFault = z.object({
  codigo: z.enum(STATUS_FAULTS),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** `GET /status`: `fallas` is empty if the system is healthy. */
export const statusAnswer = systemStatus.extend({
  ok: z.literal(true),
  /** The most severe first. */
  fallas: z.array(statusFault),
})
export type StatusAnswer = z.infer<typeof statusAnswer>

/** `GET /status/copia`. */
export const backupFaultAnswer = z.object({
  ok: z.literal(true),
  /** The fault that `GET /status` reports about backups; null if there is none, or if the check timed out. */
  falla: statusFault.nullable(),
})
export type BackupFaultAnswer = z.infer<typeof backupFaultAnswer>

/** `GET /status/version`: the version of the node that answers. */
export const versionAnswer = z.object({
  ok: z.literal(true),
  version: z.string(),
  /** The commit that this version was built from; null if not known. */
  commit: z.string().nullable(),
  /** The announcement of releases at `RELEASES_FROM`; null if that is not set. */
  anuncio: z
    .object({
      /** Time of the last attempt to read the announcement; null before the first. */
      leido: instant.nullable(),
      /** Why the last attempt failed; null if it succeeded. */
      falla: z.enum(ANNOUNCEMENT_FAULTS).nullable(),
      /** The newest announced version if it is newer than the running one, else null. */
      nueva: z.object({ version: z.string(), fecha: calendarDay.nullable() }).nullable(),
    })
    .nullable(),
})
export type VersionAnswer = z.infer<typeof versionAnswer>
