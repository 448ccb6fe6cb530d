import { z } from 'zod'
import { APPRENTICE_FIELDS, ENROLMENT_FIELDS } from './apprentice.fields.ts'
import { filter, pageQuery, pagination, wholeNumber } from './common.schema.ts'
import { HAND_KINDS, JUDGMENTS } from './enums.ts'
import { errorBody } from './error.schema.ts'
import { columnsOf } from './fields.ts'
import { importCounts } from './imports.schema.ts'
import { calendarDay, instant, localTime } from './times.schema.ts'

/** Kinds of entries of a ficha's history: imported files, corrections by hand, and entries that undo one of these. */
export const HISTORY_KINDS = ['aprendices', 'juicios', 'instructores', ...HAND_KINDS, 'deshacer'] as const

const recordedFile = z.object({
  id: z.int(),
  /** For `deshacer`, the file that was undone. For a correction by hand, the two numbers: `1052000123 → 1098000456`. */
  archivo: z.string(),
  fecha_reporte: calendarDay.nullable(),
  fecha: instant,
  /** Name of the person who imported the file, or who undid the import. */
  usuario: z.string(),
})
export type RecordedFile = z.infer<typeof recordedFile>

/** One entry of a ficha's history. Instants are ISO, UTC. */
export const importEntry = recordedFile.extend({
  /** Kind of the entry: an imported file, a correction by hand, or the undo of one of these (`deshacer`). */
  tipo: z.enum(HISTORY_KINDS),
  /** True for a report of instructors and its undo, whose counts are of scheduled instructors. */
  instructores: z.literal(true).optional(),
  /** Counts of judgments, of people in an apprentices file, or of scheduled instructors. */
  registros: importCounts,
  retirados: z.int(),
  aprendices: importCounts.nullable(),
  /** When and by whom the import was undone; null if it was not undone. */
  deshecha: z.object({ fecha: instant, usuario: z.string() }).nullable(),
  can: z.object({ undo: z.boolean() }),
  /** Until when the import can be undone (`UNDO_DAYS`); null if it cannot be undone. */
  deshacer_hasta: instant.nullable(),
  /** Why the import cannot be undone; null if it can be undone, and for entries that undo an import. */
  motivo: errorBody.pick({ code: true, msg: true, params: true }).nullable(),
  /**
   * Consecutive imports without changes share one entry, whose other fields are those of the newest import. Null for every
   * other entry.
   */
  sin_cambios: z
    .object({
      /** Earliest report date of these imports. */
      desde: calendarDay,
      /** Latest report date of these imports. */
      hasta: calendarDay,
      /** At least two and at most 50 imports, newest first. A longer run of imports has several entries. */
      cargas: z.array(recordedFile),
    })
    .nullable(),
})
export type ImportEntry = z.infer<typeof importEntry>

/** `GET /fichas/{nroFicha}/importaciones` */
export const importsQuery = pageQuery.extend({
  /** Id of an import: answers the page that contains it, in place of `page`. */
  carga: filter(wholeNumber()),
})
export type ImportsQuery = z.output<typeof importsQuery>

/** `GET /fichas/{nroFicha}/importaciones`: newest first. */
export const importsAnswer = z.object({ ok: z.literal(true), importaciones: z.array(importEntry), pagination })
export type ImportsAnswer = z.infer<typeof importsAnswer>

/** The states of an outcome in a report. */
const JUDGED = [...JUDGMENTS, 'POR EVALUAR'] as const

/** The judgment of an outcome before or after a change. `evaluador` gave it or, if it is POR EVALUAR, owes it. */
export const judgmentSide = z.object({
  estado: z.enum(JUDGED),
  evaluador: z.string().nullable(),
  /** Local time of Colombia, `YYYY-MM-DD HH:MM:SS`. */
  fecha_registro: localTime.nullable(),
  observacion: z.string().nullable(),
})
export type JudgmentSide = z.infer<typeof judgmentSide>

/** `titular`: only the person who owes the judgment changes. */
export const OUTCOME_CHANGES = ['nuevo', 'cambiado', 'retirado', 'titular'] as const

/** A change of one judgment: what changed, and the judgment before and after. */
export const outcomeChange = z.object({
  /** One of the answer's `resultados`. */
  id_resultado: z.int(),
  tipo: z.enum(OUTCOME_CHANGES),
  antes: judgmentSide,
  despues: judgmentSide,
})
export type OutcomeChange = z.infer<typeof outcomeChange>

/** Fields of an apprentice that an import can change. */
export const PERSON_FIELDS = ['nro_documento', ...columnsOf(APPRENTICE_FIELDS), ...columnsOf(ENROLMENT_FIELDS)] as const

/** The changes of one apprentice. */
export const personChange = z.object({
  /** Null for a person who left before document types were recorded. */
  tipo_documento: z.string().nullable(),
  nro_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  /** `alta`: the import enrolled the person. `baja`: its undo removed the person from the ficha. */
  matricula: z.enum(['alta', 'baja']).nullable(),
  datos: z.array(
    z.object({ campo: z.enum(PERSON_FIELDS), antes: z.string().nullable(), despues: z.string().nullable() }),
  ),
  resultados: z.array(outcomeChange),
})
export type PersonChange = z.infer<typeof personChange>

/**
 * `GET /fichas/{nroFicha}/importaciones/{id}` and `GET /fichas/{nroFicha}/evaluaciones/{plan}/cambios`: a page of people
 * with their changes. People who lose approvals come first, then people who are enrolled, who leave, or whose existing data
 * changes, each group by surname.
 */
export const importChanges = z.object({
  ok: z.literal(true),
  personas: z.array(personChange),
  /** The outcomes to which the changes of this page refer. */
  resultados: z.array(
    z.object({ id: z.int(), codigo: z.string(), nombre_rae: z.string(), nombre_competencia: z.string() }),
  ),
  pagination,
})
export type ImportChanges = z.infer<typeof importChanges>

/** `POST /fichas/{nroFicha}/importaciones/{id}/deshacer`: the new entry of the history. */
export const undoAnswer = z.object({ ok: z.literal(true), msg: z.string(), importacion: importEntry })
export type UndoAnswer = z.infer<typeof undoAnswer>
