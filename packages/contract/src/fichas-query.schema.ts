import { z } from 'zod'
import { code, documentNumber, fileQuery, filter, flag, pageQuery, requiredText, wholeNumber } from './common.schema.ts'
import { ETAPAS, FICHA_CATEGORIES, FICHA_ORDERS, JORNADAS, OFERTAS, REPORT_STATES } from './enums.ts'
import { MAX_SEARCH_TEXT } from './limits.ts'

/** Filters and order of enabled fichas. An omitted field does not filter. */
export const fichaFiltersQuery = z.object({
  programId: wholeNumber().optional(),
  /** Id of a confirmed centre, or `ninguno` for fichas without one. */
  centro: filter(z.literal('ninguno').or(wholeNumber())),
  categoria: filter(z.enum(FICHA_CATEGORIES, { error: code('invalid') })),
  jornada: filter(z.enum(JORNADAS, { error: code('invalid') })),
  oferta: filter(z.enum(OFERTAS, { error: code('invalid') })),
  etapa: filter(z.enum(ETAPAS, { error: code('invalid') })),
  jefe: filter(documentNumber),
  /** Only fichas whose jefe is the caller. */
  mias: flag,
  reporte: filter(z.enum(REPORT_STATES, { error: code('invalid') })),
  /** The start of the number, or starts of words of the jefe's name. */
  q: filter(requiredText(MAX_SEARCH_TEXT)),
  /** By default `-ficha`: the highest number first. Fichas with the same value are always in this order. */
  orden: filter(z.enum(FICHA_ORDERS, { error: code('invalid') })),
})
export type FichaFilters = z.output<typeof fichaFiltersQuery>

/** `GET /fichas/exportacion`: the fichas that match the filters. `nros`, such as `2888001,2888002`, selects some of them. */
export const fichasExportQuery = fichaFiltersQuery.extend(fileQuery.shape).extend({
  nros: filter(
    z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, code('invalid'))
      .transform((value) => value.split(',').map(Number)),
  ),
})
export type FichasExportQuery = z.output<typeof fichasExportQuery>

/** `GET /fichas`: a page of the fichas that match the filters. */
export const fichasQuery = pageQuery.extend(fichaFiltersQuery.shape)
export type FichasQuery = z.output<typeof fichasQuery>
