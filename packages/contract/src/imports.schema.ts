import { z } from 'zod'
import { absentDecisions, absentPeople } from './absent-people.schema.ts'
import { code, fileQuery, filter, flag, optionalFlag, pageQuery, wholeNumber } from './common.schema.ts'
import { DATE_ORDERS, HAND_KINDS, IMPORT_KINDS } from './enums.ts'
import { calendarDay, instant } from './times.schema.ts'

/** An id that the client generates, 32 hexadecimal digits, to poll the progress of its request. */
export const progressId = z.string().regex(/^[0-9a-f]{32}$/, code('invalid'))

/** Decisions about enrolled people whom the report does not contain, after the error `people_absent`. */
const ausentes = filter(absentDecisions)

/** Whether phone and mail of the file replace contact data that was typed in Fichero after the file's date. */
export const CONTACT_SOURCES = ['archivo'] as const
const contacto = filter(z.enum(CONTACT_SOURCES, { error: code('invalid') }))

/** The order of day and month, after the error `dates_ambiguous`. Used only if nothing in the file decides the order. */
const fechas = filter(z.enum(DATE_ORDERS, { error: code('invalid') }))

/** More reports than anybody puts into one file. */
const MAX_REPORTS = 1000

/** Which report of a file with several ones is read, from 1, after the error `several_reports`. */
const nroReporte = filter(wholeNumber('invalid', { max: MAX_REPORTS }))

/** How a file is read. `ocultas` also reads the hidden rows of a list of people or apprentices. */
const READING = { fechas, nroReporte, ocultas: optionalFlag }

/** The query of requests that read a file and import nothing. */
export const readFileQuery = z.object(READING)
export type FileReading = z.output<typeof readFileQuery>

/**
 * The query of requests for the rows of a file that cannot be imported. Rows that `renombrar` accepts are omitted.
 */
export const rejectedRowsQuery = fileQuery.extend({ renombrar: flag, ausentes, ...READING })
export type RejectedRowsQuery = z.output<typeof rejectedRowsQuery>

/**
 * `simular` (dry run) returns the plan and changes nothing. `parcial` imports the valid rows. `forzar` accepts an older report,
 * and at a ficha's creation a file of another program or with other dates. `renombrar` accepts that a document number stored
 * under another name (`person_conflict`) belongs to the same person. `ausentes` decides about enrolled people whom the report
 * does not contain. `contacto` overwrites contact data that was typed in Fichero after the file's date.
 */
export const importQuery = z.object({
  simular: flag,
  parcial: flag,
  forzar: flag,
  renombrar: flag,
  ausentes,
  contacto,
  ...READING,
  progreso: filter(progressId),
})
export type ImportQuery = z.infer<typeof importQuery>

/**
 * The query of a request that applies a simulated plan, whose file has already been read. Send the same `renombrar`,
 * `ausentes` and `contacto` as in the simulation: other values make another plan.
 */
export const applyPlanQuery = importQuery.omit({ simular: true, fechas: true, nroReporte: true, ocultas: true })
export type ApplyPlanQuery = z.infer<typeof applyPlanQuery>

/** The changes of a stored plan depend on the decisions, so the query has the same decisions as `applyPlanQuery`. */
export const planChangesQuery = pageQuery.extend({ renombrar: flag, ausentes, contacto })
export type PlanChangesQuery = z.output<typeof planChangesQuery>

/** An error or warning of one row of the file. `fila` is the spreadsheet's row number, from 1. */
export const rowProblem = z.object({
  fila: z.int(),
  columna: z.string(),
  valor: z.string(),
  code: z.string(),
  motivo: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type RowProblem = z.infer<typeof rowProblem>

/** Hidden rows of a list, which were left out: how many, and their row numbers as `3, 5–8`. */
export const hiddenRows = z.object({ total: z.int(), filas: z.string() })
export type HiddenRows = z.infer<typeof hiddenRows>

/** Numbers of new, changed and unchanged records. */
export const importCounts = z.object({ nuevos: z.int(), cambiados: z.int(), sin_cambio: z.int() })

/** The parts of a judgment that a file may change; `evaluador` is who gave it, or who has to give it. */
export const JUDGMENT_FIELDS = ['estado', 'fecha_registro', 'evaluador', 'observacion'] as const

const figures = z.object({
  /** Number of people in training. */
  en_formacion: z.int(),
  /** Approved share of the outcomes of people in training, in percent. */
  avance: z.number(),
})

/**
 * The changes that a file made, or would make (`simulado`). At most 500 rejections and 500 warnings are listed; the
 * counts are complete.
 */
export const importReport = z.object({
  /** Id of the import in the history; null if nothing changed. */
  id: z.int().nullable(),
  /** Kind of file: a program's design, apprentices, judgments, people, steps of the TyT test or scheduled instructors; or the kind of a correction by hand. */
  tipo: z.enum([...IMPORT_KINDS, ...HAND_KINDS]),
  archivo: z.string(),
  fecha_reporte: calendarDay.nullable(),
  nro_ficha: z.int().nullable(),
  /** The program as the file names it. */
  programa: z.string().nullable().default(null),
  simulado: z.boolean(),
  filas: z.int(),
  rechazados: z.int(),
  advertencias: z.int(),
  /** Counts of records in the rows: outcomes (programa), people (aprendices, personas, tyt), judgments (juicios) or rows (instructores). */
  registros: importCounts,
  /** What differs in the changed judgments of `registros`, without those of `retirados`; omitted if none changed. */
  campos: z.array(z.enum(JUDGMENT_FIELDS)).optional(),
  /**
   * Judgments that the file removes, so that the outcome is POR EVALUAR again, or scheduled instructors whom it no longer has.
   * `registros.cambiados` includes them.
   */
  retirados: z.int().default(0),
  /** Approvals that the file removes, or replaces by NO APROBADO. */
  aprobaciones_retiradas: z.int().default(0),
  /** Enrolments that the file added or changed; null for a program and for people. */
  aprendices: importCounts.nullable(),
  /** Enrolled people whom the report does not contain; omitted if it contains everybody. */
  ausentes: absentPeople.optional(),
  /** Only in a plan for a ficha: true if the ficha already has everything of the file, so that importing it would record nothing. */
  repetido: z.literal(true).optional(),
  /** True for the first judgments report of a ficha, whose records without a change are outcomes that nobody has judged. */
  primero: z.literal(true).optional(),
  /** Only in a plan for a ficha: its figures before and after the file. */
  figuras: z.object({ antes: figures, despues: figures }).optional(),
  rechazos: z.array(rowProblem),
  avisos: z.array(rowProblem),
})
export type ImportReport = z.infer<typeof importReport>

/** The last judgments report that was applied to a ficha. */
export const lastReport = z.object({
  fecha_reporte: calendarDay.nullable(),
  archivo: z.string(),
  /** When the report was imported. */
  fecha: instant,
})
export type LastReport = z.infer<typeof lastReport>

/**
 * A simulated plan that the same user can apply without sending the file again, until `hasta` (an instant: ISO, UTC).
 */
export const keptPlan = z.object({ id: z.string(), hasta: instant })
export type KeptPlan = z.infer<typeof keptPlan>

/**
 * `PUT /fichas/{nroFicha}/evaluaciones` and `POST /fichas/{nroFicha}/evaluaciones/{plan}`. A simulation also returns
 * `plan`, unless the plan is too large to store.
 */
export const importAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  reporte: importReport,
  plan: keptPlan.optional(),
})
export type ImportAnswer = z.infer<typeof importAnswer>

/** Stages of an import: the file waits in the queue, is read, is compared with the ficha, is saved. */
export const IMPORT_STAGES = ['espera', 'lectura', 'comparacion', 'guardado'] as const

/**
 * `GET /importaciones/en-curso/{id}`: the progress of a request of the same person. In the stage `guardado`, `hechos` of
 * `total` judgments are written.
 */
export const importProgress = z.object({
  ok: z.literal(true),
  /**
   * `en_curso` until the request is answered, then `terminada`, or `fallida` if it was rejected. `desconocida`: its file has
   * not been received completely, another node handles it, or 1,000 requests have ended since.
   */
  estado: z.enum(['desconocida', 'en_curso', 'terminada', 'fallida']),
  /** Null unless the request is `en_curso`. */
  etapa: z.enum(IMPORT_STAGES).nullable(),
  hechos: z.int(),
  total: z.int(),
})
export type ImportProgress = z.infer<typeof importProgress>
