import { z } from 'zod'
import {
  documentNumber,
  fileQuery,
  filter,
  flag,
  optionalFlag,
  pageQuery,
  pagination,
  wholeNumber,
} from './common.schema.ts'
import { OWED_SOURCES } from './enums.ts'
import { notInTraining } from './fichas.schema.ts'
import { lastReport } from './imports.schema.ts'
import { calendarDay } from './times.schema.ts'

/** Which fichas, and which of their outcomes. What is omitted does not filter. */
const owedFilters = z.object({
  /** Without it and without another filter: the caller's own fichas if there are any, else everybody's. */
  mias: optionalFlag,
  nroFicha: filter(wholeNumber()),
  programId: filter(wholeNumber()),
  /** Document of the head. */
  jefe: filter(documentNumber),
  /** Document of who owes: only these judgments, and only fichas with some. */
  responsable: filter(documentNumber),
  /** Also the outcomes of which nobody has a judgment yet in a lective stage that goes on. */
  sinEmpezar: flag,
})
export type OwedFilters = z.output<typeof owedFilters>

/** `GET /fichas/pendientes`: a page of fichas. */
export const owedQuery = pageQuery.extend(owedFilters.shape)
export type OwedQuery = z.output<typeof owedQuery>

/** `GET /fichas/pendientes/exportacion`: all fichas. */
export const owedExportQuery = fileQuery.extend(owedFilters.shape)
export type OwedExportQuery = z.output<typeof owedExportQuery>

export const responsible = z.object({
  fuente: z.enum(OWED_SOURCES),
  /** Null if the report has only a name. */
  documento: z.string().nullable(),
  nombre: z.string(),
  /** The enabled user with this document; null if there is none. */
  id_usuario: z.int().nullable(),
})
export type Responsible = z.infer<typeof responsible>

export const owedOutcome = z.object({
  id_resultado: z.int(),
  codigo: z.string(),
  nombre_rae: z.string(),
  id_competencia: z.int(),
  codigo_competencia: z.string(),
  nombre_competencia: z.string(),
  responsable: responsible,
  /** People in training without a judgment of the outcome, of whom this person owes it. */
  personas: z.int(),
  /** People in training with a judgment of it. */
  juzgados: z.int(),
  /** Day of the first classmate's judgment in this ficha; null if nobody has one or the report has no dates. */
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
  /** Days since the last day of the lective stage; 0 or less while it goes on. */
  dias_tras_lectiva: z.int(),
  /** Whether it has had a judgments report: before, nothing is known. */
  con_reporte: z.boolean(),
  /** The last one applied; null before the first. */
  ultimo_reporte: lastReport.nullable(),
  /** In training. */
  aprendices: z.int(),
  fuera_de_formacion: notInTraining,
  /**
   * Outcomes not approved, summed over who is in training: `por_evaluar`, `no_aprobados`, and `aprendices` for each of
   * `sin_empezar`.
   */
  faltan: z.int(),
  /** Judgments owed: the sum of `personas`. */
  por_evaluar: z.int(),
  /** Judgments that are NO APROBADO: nobody owes them, but the outcome is missing. */
  no_aprobados: z.int(),
  /** Number of outcomes without any judgment that are not listed. */
  sin_empezar: z.int(),
  /** The longest wait first; what has no date last. */
  resultados: z.array(owedOutcome),
})
export type OwedFicha = z.infer<typeof owedFicha>

/**
 * `GET /fichas/pendientes`: enabled fichas that have not ended and do not have everything approved, the one whose
 * lective stage ends first before the others, with the judgments that their people in training still need. With
 * `nroFicha`, that ficha in any case.
 */
export const owedAnswer = z.object({
  ok: z.literal(true),
  /** Whether only the caller's own fichas are meant, also where the query left it open. */
  mias: z.boolean(),
  fichas: z.array(owedFicha),
  pagination,
})
export type OwedAnswer = z.infer<typeof owedAnswer>
