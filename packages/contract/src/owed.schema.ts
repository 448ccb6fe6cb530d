import { z } from 'zod'
import {
  code,
  documentNumber,
  fileQuery,
  filter,
  flag,
  optionalFlag,
  pageQuery,
  pagination,
  wholeNumber,
} from './common.schema.ts'
import { OWED_ORDERS, OWED_SOURCES } from './enums.ts'
import { notInTraining } from './fichas.schema.ts'
import { lastReport } from './imports.schema.ts'
import { OWED_AGES, type OwedAge } from './owed-ages.ts'
import { calendarDay } from './times.schema.ts'

// An owed judgment is a judgment that nobody has given yet. A missing outcome is an outcome that a person has not approved: its
// judgment is owed, or is NO APROBADO.

/** Filters of fichas and of their outcomes. An omitted field does not filter. */
const owedFilters = z.object({
  /** If omitted together with all other filters: the fichas whose jefe is the caller if there are any, else all fichas. */
  mias: optionalFlag,
  nroFicha: filter(wholeNumber()),
  programId: filter(wholeNumber()),
  jefe: filter(documentNumber),
  /** Document number of a person: only judgments that this person owes, and only fichas with such judgments. */
  responsable: filter(documentNumber),
  /**
   * `clave` of an item of `instructores`: only judgments that count for this item, and only fichas with such judgments. Unlike
   * `responsable`, it includes judgments without a known evaluator, for which the head of the ficha is shown.
   */
  clave: filter(z.string({ error: code('invalid') }).max(200, code('invalid'))),
  /** Only judgments that have been owed for so long, and only fichas with such judgments. */
  antiguedad: filter(z.enum(OWED_AGES, { error: code('invalid') })),
  /** Also include outcomes for which nobody has a judgment yet during the etapa lectiva. */
  sinEmpezar: flag,
})
export type OwedFilters = z.output<typeof owedFilters>

/** `GET /fichas/pendientes`: a page of fichas. */
export const owedQuery = pageQuery.extend(owedFilters.shape)
export type OwedQuery = z.output<typeof owedQuery>

/** `GET /fichas/pendientes/instructores`: a page of people who owe judgments. */
export const owedByInstructorQuery = owedQuery.omit({ clave: true }).extend({
  /** `juicios` (the default): the person who owes most judgments first. `espera`: the person with the longest wait first. */
  orden: filter(z.enum(OWED_ORDERS, { error: code('invalid') })),
})
export type OwedByInstructorQuery = z.output<typeof owedByInstructorQuery>

/** `GET /fichas/pendientes/exportacion`: all fichas. */
export const owedExportQuery = fileQuery.extend(owedFilters.shape)
export type OwedExportQuery = z.output<typeof owedExportQuery>

/** A person who owes judgments, and how the person was found (`fuente`). */
export const responsible = z.object({
  fuente: z.enum(OWED_SOURCES),
  /** Null if the report has only a name. */
  documento: z.string().nullable(),
  nombre: z.string(),
  /** The enabled user with this document number; null if there is none. */
  id_usuario: z.int().nullable(),
})
export type Responsible = z.infer<typeof responsible>

/** The judgments of one outcome that one person owes in a ficha. */
export const owedOutcome = z.object({
  id_resultado: z.int(),
  codigo: z.string(),
  nombre_rae: z.string(),
  id_competencia: z.int(),
  codigo_competencia: z.string(),
  nombre_competencia: z.string(),
  responsable: responsible,
  /** People in training without a judgment of the outcome, whose judgment this person owes. */
  personas: z.int(),
  /** People in training with a judgment of the outcome. */
  juzgados: z.int(),
  /** Day of the first judgment of the outcome in this ficha; null if there is no judgment or the report has no dates. */
  desde: calendarDay.nullable(),
  /** Days since `desde`. */
  dias: z.int().nullable(),
})
export type OwedOutcome = z.infer<typeof owedOutcome>

/** A ficha with the judgments that its people in training still need. */
export const owedFicha = z.object({
  nro_ficha: z.int(),
  programa_formacion: z.string(),
  nombre_jefe_ficha: z.string(),
  fecha_fin_lectiva: calendarDay,
  /** Days since the last day of the etapa lectiva; 0 or less during the etapa lectiva. */
  dias_tras_lectiva: z.int(),
  /** Whether a judgments report was ever imported. Before the first report, no judgment is known. */
  con_reporte: z.boolean(),
  /** The last judgments report applied; null before the first. */
  ultimo_reporte: lastReport.nullable(),
  /** Number of apprentices in training. */
  aprendices: z.int(),
  fuera_de_formacion: notInTraining,
  /**
   * Outcomes not approved, summed over the apprentices in training: `por_evaluar` + `no_aprobados` + `aprendices` ×
   * `sin_empezar`.
   */
  faltan: z.int(),
  /** Number of owed judgments: the sum of `personas`. */
  por_evaluar: z.int(),
  /** Judgments NO APROBADO: nobody owes a judgment, but the outcome is missing. */
  no_aprobados: z.int(),
  /** Number of outcomes without any judgment that are not listed. */
  sin_empezar: z.int(),
  /** The outcomes with owed judgments: the longest wait first, outcomes without a date last. */
  resultados: z.array(owedOutcome),
})
export type OwedFicha = z.infer<typeof owedFicha>

/**
 * `GET /fichas/pendientes`: enabled fichas that have not ended and lack approvals, with the judgments that their people in
 * training still need; the earliest end of the etapa lectiva first. With `nroFicha`, always this ficha.
 */
export const owedAnswer = z.object({
  ok: z.literal(true),
  /** Whether only fichas whose jefe is the caller are included: the effective value if the query omits `mias`. */
  mias: z.boolean(),
  fichas: z.array(owedFicha),
  pagination,
})
export type OwedAnswer = z.infer<typeof owedAnswer>

/** Number of owed judgments by how long they have been owed. Judgments without `desde` are in none of the ranges. */
export const owedAges = z.object({
  hasta_7: z.int(),
  hasta_30: z.int(),
  hasta_60: z.int(),
  hasta_90: z.int(),
  mas_de_90: z.int(),
}) satisfies z.ZodType<Record<OwedAge, number>>
export type OwedAges = z.infer<typeof owedAges>

/** The judgments that one person owes in all fichas that match the filters. */
export const owedInstructor = responsible.omit({ fuente: true }).extend({
  /** Identifies the person: the document number, or the name if the report has no number. */
  clave: z.string(),
  /** How the person was found, one or several ways. */
  fuentes: z.array(z.enum(OWED_SOURCES)),
  /** Number of judgments that the person owes. */
  juicios: z.int(),
  /** Number of fichas in which the person owes judgments. */
  fichas: z.int(),
  /** Day of the first judgment of the outcome that waits longest; null if no date is known. */
  desde: calendarDay.nullable(),
  /** Days since `desde`. */
  dias: z.int().nullable(),
  antiguedades: owedAges,
})
export type OwedInstructor = z.infer<typeof owedInstructor>

/**
 * Figures of all fichas that match the filters. With `responsable` or `antiguedad`, `juicios` and `con_pendientes` count only
 * the judgments that match.
 */
export const owedTotals = z.object({
  /** Number of owed judgments. */
  juicios: z.int(),
  /** The filter `antiguedad` does not change these numbers. */
  antiguedades: owedAges,
  /** Number of fichas that match the filters. */
  fichas: z.int(),
  /** Number of these fichas in which somebody owes a judgment. */
  con_pendientes: z.int(),
  no_aprobados: z.int(),
  /** Number of people who are not in training, and whom no figure counts. */
  fuera_de_formacion: z.int(),
  /** Number of outcomes without any judgment that are not counted, summed over the fichas. */
  sin_empezar: z.int(),
  /** Number of fichas without a judgments report. */
  sin_reporte: z.int(),
  /** The numbers of the first of these fichas, at most `MAX_NAMED_FICHAS`. */
  primeras_sin_reporte: z.array(z.int()),
})
export type OwedTotals = z.infer<typeof owedTotals>

/** `GET /fichas/pendientes/instructores`: the people who owe the judgments of `GET /fichas/pendientes`. */
export const owedByInstructorAnswer = z.object({
  ok: z.literal(true),
  mias: z.boolean(),
  instructores: z.array(owedInstructor),
  totales: owedTotals,
  pagination,
})
export type OwedByInstructorAnswer = z.infer<typeof owedByInstructorAnswer>
