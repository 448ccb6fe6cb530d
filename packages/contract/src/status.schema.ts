import { z } from 'zod'
import { STATUS_FAULTS } from './enums.ts'
import { instant } from './times.schema.ts'

// The running system, for administrators (`status:view`). A part is null where it did not answer in its time.

export const statusNode = z.object({
  id: z.string(),
  /** Of its machine or container. */
  nombre: z.string(),
  /** Number of its process on that machine. */
  proceso: z.int(),
  version: z.string(),
  inicio: instant,
  /** When it last said that it runs. */
  senal: instant,
  /** False if its signs have stopped; minutes later it is no longer listed. */
  vive: z.boolean(),
  /** Whether it counts failed attempts together with other nodes. */
  redis: z.boolean(),
})
export type StatusNode = z.infer<typeof statusNode>

export const statusDatabase = z.object({
  /** What the database is. */
  motor: z.enum(['sqlite', 'mysql']),
  version: z.string(),
  /** How long it took to answer a question that needs no table. */
  ms: z.int(),
  /** In bytes, as the server estimates it. */
  tamano: z.int(),
  /** Its servers; null where only one is known, as where its user may not see a group. */
  grupo: z
    .object({
      /** Those of the group, or that `DATABASE_URL` names. */
      miembros: z.int(),
      /** Those of them that are complete and take part. */
      en_linea: z.int(),
      /** Transactions that the member furthest behind has yet to apply; null where nobody tells. */
      atraso: z.int().nullable(),
    })
    .nullable(),
})
export type StatusDatabase = z.infer<typeof statusDatabase>

export const statusRelease = z.object({
  nombre: z.string(),
  /** Its entry in the navigation. */
  titulo: z.object({ es: z.string(), en: z.string() }),
  version: z.string(),
  /** Failures by its own fault that browsers reported in the last 24 hours. */
  fallos: z.int(),
  /** Whether there are any of the last hour. */
  falla: z.boolean(),
})
export type StatusRelease = z.infer<typeof statusRelease>

export const systemStatus = z.object({
  /** Those that run, and those that stopped minutes ago without a word; the oldest first. */
  nodos: z.array(statusNode).nullable(),
  /** The database. */
  base: statusDatabase.nullable(),
  /** Of `DATA_DIR`, in bytes. */
  disco: z
    .object({
      /** What this process may still use. */
      libre: z.int(),
      total: z.int(),
    })
    .nullable(),
  correo: z
    .object({
      /** Whether a mail server is configured. */
      configurado: z.boolean(),
      /** When this node last sent a message; null if not since its start. */
      ultimo: instant.nullable(),
      /** Messages that could not be sent and are tried again. */
      esperan: z.int(),
      /** Since when the oldest of them waits. */
      desde: instant.nullable(),
    })
    .nullable(),
  /** `fecha` is null where no backup is known. */
  copia: z.object({ fecha: instant.nullable() }).nullable(),
  /** The active release of each module, by name. */
  modulos: z.array(statusRelease).nullable(),
  /** What waits. */
  espera: z
    .object({
      /** Files that this node receives or handles. */
      archivos: z.int(),
      /** Those of them that wait for their turn. */
      en_fila: z.int(),
      /** Access requests. */
      solicitudes: z.int(),
    })
    .nullable(),
})
export type SystemStatus = z.infer<typeof systemStatus>

/** `GET /status`: `fallas` is empty where all is well. */
export const statusAnswer = systemStatus.extend({
  ok: z.literal(true),
  /** What is wrong, the gravest first, with what a sentence about it names. */
  fallas: z.array(
    z.object({ codigo: z.enum(STATUS_FAULTS), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
})
export type StatusAnswer = z.infer<typeof statusAnswer>
