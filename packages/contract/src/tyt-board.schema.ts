import { z } from 'zod'
import { code, documentNumber, fileQuery, filter, flag, pageQuery, pagination, wholeNumber } from './common.schema.ts'
import { tytAnswer } from './dashboard.schema.ts'
import { TYT_GROUPS } from './enums.ts'
import { enrolment } from './fichas.schema.ts'
import { lastReport } from './imports.schema.ts'
import { BOARD_KEYS, BOARD_STEPS, MISSING_STEP_NAMES } from './tyt.ts'

// The readiness board has the people whom `GET /dashboard/tyt` counts: apprentices in training of the tecnólogo level, in
// enabled fichas that have not ended.

/** Whose readiness. What is omitted does not filter. */
export const boardScopeQuery = z.object({
  programId: filter(wholeNumber()),
  ficha: filter(wholeNumber()),
  /** Document of the head. */
  jefe: filter(documentNumber),
  /** Only fichas that the caller heads. */
  mias: flag,
})
export type BoardScope = z.output<typeof boardScopeQuery>

const boardFiltersQuery = boardScopeQuery.extend({
  grupo: filter(z.enum(TYT_GROUPS, { error: code('invalid') })),
  /** How many outcomes are missing for the highest band. */
  faltan: filter(z.enum(BOARD_STEPS, { error: code('invalid') })),
})
export type BoardFilters = z.output<typeof boardFiltersQuery>

export const boardPeopleQuery = pageQuery.extend(boardFiltersQuery.shape)
export type BoardPeopleQuery = z.output<typeof boardPeopleQuery>

/**
 * `GET /fichas/tyt`: who is ready first, then by the number of outcomes missing, then who has no report; within that the
 * newest ficha first, then by name.
 */
export const boardPeopleAnswer = z.object({
  aprendices: z.array(
    enrolment.omit({ horas_aprobadas: true }).extend({
      nro_ficha: z.int(),
      id_programa: z.int(),
      nombre_programa: z.string(),
      nombre_jefe_ficha: z.string(),
      /** Of the ficha: the last judgments report applied; null before the first. */
      ultimo_reporte: lastReport.nullable(),
    }),
  ),
  pagination,
})
export type BoardPeopleAnswer = z.infer<typeof boardPeopleAnswer>

/** `GET /fichas/tyt/totales`: the people of a scope by group, and those who are not ready by what is missing. */
export const boardTotalsAnswer = tytAnswer.extend({ faltan: z.record(z.enum(MISSING_STEP_NAMES), z.int()) })
export type BoardTotalsAnswer = z.infer<typeof boardTotalsAnswer>

export const boardGroupsQuery = pageQuery
  .extend(boardScopeQuery.shape)
  .extend({ por: z.enum(BOARD_KEYS, { error: code('invalid') }) })
export type BoardGroupsQuery = z.output<typeof boardGroupsQuery>

/** `GET /fichas/tyt/agrupados`: the same totals for each program, ficha or head, most ready first, then most near. */
export const boardGroupsAnswer = z.object({
  filas: z.array(
    tytAnswer.extend({
      /** Value of the filter that shows these people: a program's id, a ficha's number or a head's document. */
      clave: z.string(),
      /** The program's or the head's name; of a ficha its program's. */
      nombre: z.string(),
    }),
  ),
  pagination,
})
export type BoardGroupsAnswer = z.infer<typeof boardGroupsAnswer>

/** `GET /fichas/tyt/exportacion`: everybody whom the filters leave. */
export const boardExportQuery = boardFiltersQuery.extend(fileQuery.shape)
export type BoardExportQuery = z.output<typeof boardExportQuery>
