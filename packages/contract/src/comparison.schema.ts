import { z } from 'zod'
import { code, fileQuery } from './common.schema.ts'
import { COMPARISON_KEYS } from './enums.ts'

/** `GET /fichas/comparacion`: what the figures are grouped by. */
export const comparisonQuery = z.object({ por: z.enum(COMPARISON_KEYS, { error: code('invalid') }) })
export type ComparisonQuery = z.output<typeof comparisonQuery>

/** `GET /fichas/comparacion/exportacion`. */
export const comparisonExportQuery = comparisonQuery.extend(fileQuery.shape)
export type ComparisonExportQuery = z.output<typeof comparisonExportQuery>

/** Figures of enabled fichas that have not ended. */
export const comparisonFigures = z.object({
  /** Number of fichas. */
  fichas: z.int(),
  /** Number of apprentices in training. */
  aprendices: z.int(),
  /** Apprentices of the tecnólogo level, who must take the TyT test. */
  tecnologos: z.int(),
  /** `tecnologos` who are ready for the test, as `GET /fichas/tyt/totales` counts them. */
  listos: z.int(),
  /** Number of owed judgments, as `GET /fichas/pendientes/instructores` counts them. */
  por_evaluar: z.int(),
  /** Fichas whose last report is older than `OLD_REPORT_DAYS` days, or that have none. */
  reporte_viejo: z.int(),
  /** Fichas whose progress is `BEHIND_POINTS` points or more behind their dates. */
  atrasada: z.int(),
})
export type ComparisonFigures = z.infer<typeof comparisonFigures>

/** The figures of one centre, regional office, program or head. */
export const comparisonRow = comparisonFigures.extend({
  /**
   * Value of the filter that lists these fichas: a centre's id, a program's id or a head's document number; the code of a regional
   * office, or its name if it has no code. `ninguno` for fichas without a centre, or whose centre has no regional office.
   */
  clave: z.string(),
  /** Null for `ninguno`. */
  nombre: z.string().nullable(),
})
export type ComparisonRow = z.infer<typeof comparisonRow>

/** `GET /fichas/comparacion`: a row for each group that has fichas, by name; `ninguno` is last. */
export const comparisonAnswer = z.object({
  ok: z.literal(true),
  filas: z.array(comparisonRow),
  total: comparisonFigures,
})
export type ComparisonAnswer = z.infer<typeof comparisonAnswer>
