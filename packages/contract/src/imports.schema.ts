import { z } from 'zod'
import { absentDecisions, absentPeople } from './absent-people.schema.ts'
import { code, fileQuery, filter, flag, pageQuery } from './common.schema.ts'
import { DATE_ORDERS, HAND_KINDS, IMPORT_KINDS } from './enums.ts'
import { calendarDay, instant } from './times.schema.ts'

/** An id that the client makes up, 32 hexadecimal digits, to ask for the progress of what it sends. */
export const progressId = z.string().regex(/^[0-9a-f]{32}$/, code('invalid'))

/** What is done with enrolled people whom the report does not contain: the answer to `people_absent`. */
const ausentes = filter(absentDecisions)

/** Whether the phone and the mail of the file replace those that were typed here after its date. */
export const CONTACT_SOURCES = ['archivo'] as const
const contacto = filter(z.enum(CONTACT_SOURCES, { error: code('invalid') }))

/** The answer to `dates_ambiguous`. It counts only where nothing in the file decides. */
const fechas = filter(z.enum(DATE_ORDERS, { error: code('invalid') }))

/** For calls that read a file and load nothing. */
export const readFileQuery = z.object({ fechas })
export type ReadFileQuery = z.output<typeof readFileQuery>

/**
 * For calls that answer with the rows of a file that cannot be loaded. Those that `renombrar` accepts are not among
 * them.
 */
export const rejectedRowsQuery = fileQuery.extend({ renombrar: flag, ausentes, fechas })
export type RejectedRowsQuery = z.output<typeof rejectedRowsQuery>

/**
 * `simular` returns the plan and changes nothing; `parcial` loads the valid rows; `forzar` accepts an older report, and
 * at a ficha's creation a file of another program or with other dates; `renombrar` accepts that a document which is
 * here under another person's name (`person_conflict`) is of the same person; `ausentes` says what becomes of enrolled
 * people whom the report does not contain; `contacto` takes contact data of the file that would otherwise be kept.
 */
export const importQuery = z.object({
  simular: flag,
  parcial: flag,
  forzar: flag,
  renombrar: flag,
  ausentes,
  contacto,
  fechas,
  progreso: filter(progressId),
})
export type ImportQuery = z.infer<typeof importQuery>

/**
 * For a plan from a simulation, whose dates have been read. It is applied with the same `renombrar`, `ausentes` and
 * `contacto`: with others it is another plan.
 */
export const applyPlanQuery = importQuery.omit({ simular: true, fechas: true })
export type ApplyPlanQuery = z.infer<typeof applyPlanQuery>

/** What a kept plan changes is shown as it is applied: with the same decisions. */
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

export const importCounts = z.object({ nuevos: z.int(), cambiados: z.int(), sin_cambio: z.int() })

const figures = z.object({
  /** People in training. */
  en_formacion: z.int(),
  /** Share of their outcomes that is approved, in percent. */
  avance: z.number(),
})

/**
 * The changes that a file made, or would make (`simulado`). At most 500 rejections and 500 warnings are listed; the
 * counts are complete.
 */
export const importReport = z.object({
  /** Id of its entry in the history; null if nothing changed. */
  id: z.int().nullable(),
  /** What the file is: a program's design, apprentices, judgments or people; or what was done by hand instead. */
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
  /** Counts of records in the rows: outcomes (programa), people (aprendices, personas) or judgments (juicios). */
  registros: importCounts,
  /** Of `registros.cambiados`: judgments that are taken back, so that the outcome is to be evaluated again. */
  retirados: z.int().default(0),
  /** Approvals that the file takes back, or replaces by NO APROBADO. */
  aprobaciones_retiradas: z.int().default(0),
  /** Enrolments that the file added or changed; null for a program and for people. */
  aprendices: importCounts.nullable(),
  /** Enrolled people whom the report does not contain; omitted if it contains everybody. */
  ausentes: absentPeople.optional(),
  /** Only of a plan for a ficha: its figures before and after the file. */
  figuras: z.object({ antes: figures, despues: figures }).optional(),
  rechazos: z.array(rowProblem),
  avisos: z.array(rowProblem),
})
export type ImportReport = z.infer<typeof importReport>

/** The last judgments report that was applied to a ficha. */
export const lastReport = z.object({
  fecha_reporte: calendarDay.nullable(),
  archivo: z.string(),
  /** When it was loaded. */
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
 * `plan`, unless the report is too large to keep.
 */
export const importAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  reporte: importReport,
  plan: keptPlan.optional(),
})
export type ImportAnswer = z.infer<typeof importAnswer>

/** What the server does with a file: waits for its turn, reads it, compares it with the ficha, saves. */
export const IMPORT_STAGES = ['espera', 'lectura', 'comparacion', 'guardado'] as const

/**
 * `GET /importaciones/en-curso/{id}`: how far a request of the same person is. While it saves, `hechos` of `total`
 * judgments are written.
 */
export const importProgress = z.object({
  ok: z.literal(true),
  /**
   * `en_curso` until the request is answered, then `terminada`, or `fallida` where it was refused. `desconocida`: its file
   * has not come whole, another server has it, or the last 1,000 requests ended after it.
   */
  estado: z.enum(['desconocida', 'en_curso', 'terminada', 'fallida']),
  /** Only of a request that is `en_curso`. */
  etapa: z.enum(IMPORT_STAGES).nullable(),
  hechos: z.int(),
  total: z.int(),
})
export type ImportProgress = z.infer<typeof importProgress>
