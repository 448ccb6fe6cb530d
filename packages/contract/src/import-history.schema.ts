import { z } from 'zod'
import { pagination } from './common.schema.ts'
import { HAND_KINDS, JUDGMENTS } from './enums.ts'
import { errorBody } from './error.schema.ts'
import { importCounts } from './imports.schema.ts'
import { calendarDay, instant, localTime } from './times.schema.ts'

/** What a ficha's history consists of: files loaded, people corrected by hand, and entries that undo one of these. */
export const HISTORY_KINDS = ['aprendices', 'juicios', ...HAND_KINDS, 'deshacer'] as const

const recordedFile = z.object({
  id: z.int(),
  /** For `deshacer`, the file that was undone. Without a file, the two numbers: `1052000123 → 1098000456`. */
  archivo: z.string(),
  fecha_reporte: calendarDay.nullable(),
  fecha: instant,
  /** Name of who did it. */
  usuario: z.string(),
})
export type RecordedFile = z.infer<typeof recordedFile>

/** One entry of a ficha's history. Instants are ISO, UTC. */
export const importEntry = recordedFile.extend({
  /** A list of apprentices, a judgments report, or the undoing of one. */
  tipo: z.enum(HISTORY_KINDS),
  /** Counts of judgments, or of people in an apprentices file. */
  registros: importCounts,
  retirados: z.int(),
  aprendices: importCounts.nullable(),
  /** When and by whom it was undone. */
  deshecha: z.object({ fecha: instant, usuario: z.string() }).nullable(),
  can: z.object({ undo: z.boolean() }),
  /** Why the load cannot be undone; null if it can, and for entries that undo. */
  motivo: errorBody.pick({ code: true, msg: true, params: true }).nullable(),
  /**
   * Consecutive loads without changes share one entry, whose other fields are those of the newest of them. Null for every
   * other entry.
   */
  sin_cambios: z
    .object({
      /** Earliest day that these loads report of. */
      desde: calendarDay,
      /** Latest day that these loads report of. */
      hasta: calendarDay,
      /** At least two and at most 50 loads, newest first. A longer run of loads has several entries. */
      cargas: z.array(recordedFile),
    })
    .nullable(),
})
export type ImportEntry = z.infer<typeof importEntry>

/** `GET /fichas/{nroFicha}/importaciones`: newest first. */
export const importsAnswer = z.object({ ok: z.literal(true), importaciones: z.array(importEntry), pagination })
export type ImportsAnswer = z.infer<typeof importsAnswer>

const JUDGED = [...JUDGMENTS, 'POR EVALUAR'] as const

/** The judgment of an outcome on one side of a change. `evaluador` is who gave it or, POR EVALUAR, who owes it. */
export const judgmentSide = z.object({
  estado: z.enum(JUDGED),
  evaluador: z.string().nullable(),
  /** Local time of Colombia, `YYYY-MM-DD HH:MM:SS`. */
  fecha_registro: localTime.nullable(),
  observacion: z.string().nullable(),
})
export type JudgmentSide = z.infer<typeof judgmentSide>

/** `titular`: nothing but who owes the judgment changes. */
export const OUTCOME_CHANGES = ['nuevo', 'cambiado', 'retirado', 'titular'] as const

export const outcomeChange = z.object({
  /** One of the answer's `resultados`. */
  id_resultado: z.int(),
  tipo: z.enum(OUTCOME_CHANGES),
  antes: judgmentSide,
  despues: judgmentSide,
})
export type OutcomeChange = z.infer<typeof outcomeChange>

export const PERSON_FIELDS = [
  'nro_documento',
  'tipo_documento',
  'nombre',
  'apellido',
  'estado',
  'celular',
  'correo',
] as const

/** What changes of one apprentice. */
export const personChange = z.object({
  /** Null of a person who left before it was kept. */
  tipo_documento: z.string().nullable(),
  nro_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  /** `alta`: enrolled by it. `baja`: left the ficha when it was undone. */
  matricula: z.enum(['alta', 'baja']).nullable(),
  datos: z.array(
    z.object({ campo: z.enum(PERSON_FIELDS), antes: z.string().nullable(), despues: z.string().nullable() }),
  ),
  resultados: z.array(outcomeChange),
})
export type PersonChange = z.infer<typeof personChange>

/**
 * `GET /fichas/{nroFicha}/importaciones/{id}` and `GET /fichas/{nroFicha}/evaluaciones/{plan}/cambios`: who and what,
 * a page of people. Those who lose approvals come first, then those who are enrolled, leave, or have other changes of
 * what was there, each by surname.
 */
export const importChanges = z.object({
  ok: z.literal(true),
  personas: z.array(personChange),
  /** The outcomes that the changes of this page name. */
  resultados: z.array(
    z.object({ id: z.int(), codigo: z.string(), nombre_rae: z.string(), nombre_competencia: z.string() }),
  ),
  pagination,
})
export type ImportChanges = z.infer<typeof importChanges>

/** `POST /fichas/{nroFicha}/importaciones/{id}/deshacer`: the new entry of the history. */
export const undoAnswer = z.object({ ok: z.literal(true), msg: z.string(), importacion: importEntry })
export type UndoAnswer = z.infer<typeof undoAnswer>
