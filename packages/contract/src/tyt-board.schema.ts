import { z } from 'zod'
import {
  apprenticeDocument,
  code,
  day,
  documentNumber,
  fileQuery,
  filter,
  flag,
  pageQuery,
  pagination,
  requiredOr,
  wholeNumber,
} from './common.schema.ts'
import { tytAnswer } from './dashboard.schema.ts'
import { TYT_GROUPS } from './enums.ts'
import { enrolment } from './fichas.schema.ts'
import { answerShape } from './fields.schema.ts'
import { importReport, lastReport } from './imports.schema.ts'
import { MAX_TYT_PEOPLE } from './limits.ts'
import { BOARD_KEYS, BOARD_STEPS, type MissingStep } from './tyt.ts'
import { TYT_FIELDS, TYT_STATES, TYT_STEPS, type TytState, type TytStep } from './tyt-steps.ts'

// The readiness board shows the people whom `GET /dashboard/tyt` counts: apprentices in training of the tecnólogo level, in
// enabled fichas that have not ended.

/** Filters of people. An omitted field does not filter. */
export const boardScopeQuery = z.object({
  programId: filter(wholeNumber()),
  ficha: filter(wholeNumber()),
  jefe: filter(documentNumber),
  /** Only fichas whose jefe is the caller. */
  mias: flag,
})
export type BoardScope = z.output<typeof boardScopeQuery>

export const boardFiltersQuery = boardScopeQuery.extend({
  grupo: filter(z.enum(TYT_GROUPS, { error: code('invalid') })),
  /** How many outcomes are missing for the highest band. */
  faltan: filter(z.enum(BOARD_STEPS, { error: code('invalid') })),
  /** The last known step of the test. */
  paso: filter(z.enum(TYT_STATES, { error: code('invalid') })),
})
export type BoardFilters = z.output<typeof boardFiltersQuery>

export const boardPeopleQuery = pageQuery.extend(boardFiltersQuery.shape)
export type BoardPeopleQuery = z.output<typeof boardPeopleQuery>

/**
 * `GET /fichas/tyt`: people who are ready first, then by the number of missing outcomes, then people without a report; within
 * each the newest ficha first, then by name.
 */
export const boardPeopleAnswer = z.object({
  aprendices: z.array(
    enrolment.omit({ horas_aprobadas: true }).extend({
      nro_ficha: z.int(),
      id_programa: z.int(),
      nombre_programa: z.string(),
      nombre_jefe_ficha: z.string(),
      /** The last judgments report applied to the ficha; null before the first. */
      ultimo_reporte: lastReport.nullable(),
      ...answerShape(TYT_FIELDS),
      can: z.object({ recordTyt: z.boolean() }),
    }),
  ),
  pagination,
})
export type BoardPeopleAnswer = z.infer<typeof boardPeopleAnswer>

/**
 * `GET /fichas/tyt/totales`: number of people by group; `faltan`: people who are not ready, by number of missing outcomes;
 * `pasos`: people by the last known step of the test. The filter `paso` applies to all but `pasos` and
 * `listos_sin_inscribir`; the filters `grupo` and `faltan` apply to `pasos` only.
 */
export const boardTotalsAnswer = tytAnswer.extend({
  faltan: z.object({
    /** People who lack one outcome. */
    '1': z.int(),
    /** People who lack two outcomes. */
    '2': z.int(),
    /** People who lack three outcomes. */
    '3': z.int(),
    /** People who lack four or five outcomes. */
    '4-5': z.int(),
    /** People who lack six to ten outcomes. */
    '6-10': z.int(),
    /** People who lack eleven to twenty outcomes. */
    '11-20': z.int(),
    /** People who lack more than twenty outcomes. */
    'mas-de-20': z.int(),
  } satisfies Record<MissingStep, z.ZodInt>),
  pasos: z.object({
    /** People without any recorded step. */
    sin_inscribir: z.int(),
    /** People who are enrolled for the test, and no more. */
    inscrito: z.int(),
    /** People who took the test, and have no certificate yet. */
    presentado: z.int(),
    /** People who have the certificate. */
    certificado: z.int(),
  } satisfies Record<TytState, z.ZodInt>),
})
export type BoardTotalsAnswer = z.infer<typeof boardTotalsAnswer>

/** `GET /fichas/tyt/agrupados`: what the totals are grouped by, with the filters. */
export const boardGroupsQuery = pageQuery
  .extend(boardScopeQuery.shape)
  .extend({ por: z.enum(BOARD_KEYS, { error: code('invalid') }) })
export type BoardGroupsQuery = z.output<typeof boardGroupsQuery>

/** `GET /fichas/tyt/agrupados`: the totals by group for each program, ficha or jefe; most `listos` first, then most `cerca`. */
export const boardGroupsAnswer = z.object({
  filas: z.array(
    tytAnswer.extend({
      /** Value of the filter that shows these people: a program's id, a ficha's number or a jefe's document number. */
      clave: z.string(),
      /** The name of the program or jefe; for a ficha, the name of its program. */
      nombre: z.string(),
    }),
  ),
  pagination,
})
export type BoardGroupsAnswer = z.infer<typeof boardGroupsAnswer>

/** `GET /fichas/tyt/exportacion`: all people who match the filters. */
export const boardExportQuery = boardFiltersQuery.extend(fileQuery.shape)
export type BoardExportQuery = z.output<typeof boardExportQuery>

/**
 * `POST /fichas/tyt/pasos`: records the day of a step for these enrolments. `fecha`: not after today; null removes the
 * day. Either all of them change or none.
 */
export const recordTytBody = z.object({
  personas: z
    .array(z.object({ nro_ficha: wholeNumber(), nro_documento: apprenticeDocument }), { error: code('invalid') })
    .min(1, code('required'))
    .max(MAX_TYT_PEOPLE, code('invalid')),
  paso: z.enum(TYT_STEPS, { error: requiredOr() }),
  fecha: day.nullable(),
})
export type RecordTytInput = z.input<typeof recordTytBody>
export type RecordTyt = z.output<typeof recordTytBody>

/** `cambiadas`: how many enrolments did not have this day yet. */
export const recordTytAnswer = z.object({ ok: z.literal(true), msg: z.string(), cambiadas: z.int() })
export type RecordTytAnswer = z.infer<typeof recordTytAnswer>

/**
 * `POST /fichas/tyt/carga`: in `reporte`, `registros.cambiados` are the people who get a day, and `sin_cambio` those who have
 * all days of the file. `pasos`: how many days of each step the file adds or replaces.
 */
export const loadTytAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  reporte: importReport,
  pasos: z.object({
    /** Days of enrolment. */
    inscrito: z.int(),
    /** Days of the test. */
    presentado: z.int(),
    /** Days of certificates. */
    certificado: z.int(),
  } satisfies Record<TytStep, z.ZodInt>),
})
export type LoadTytAnswer = z.infer<typeof loadTytAnswer>

/** `POST /fichas/tyt/carga/{id}/deshacer`. `cambiadas`: for how many people the former days were restored. */
export const undoTytAnswer = recordTytAnswer
