import { ETAPAS, FICHA_CATEGORIES, JORNADAS, OFERTAS, REPORT_STATES } from '@fichero/contract/enums'
import { readChoice } from '@fichero/kit/list'

/** The names of the filters, which are equal in the URL and in the API. */
export const FILTERS = ['q', 'jornada', 'oferta', 'etapa', 'categoria', 'reporte', 'jefe'] as const

/** Reads the filters from the URL. An undefined filter matches every ficha. */
export const readFilters = (search: URLSearchParams) => ({
  q: search.get('q') || undefined,
  jornada: readChoice(search, 'jornada', JORNADAS),
  oferta: readChoice(search, 'oferta', OFERTAS),
  etapa: readChoice(search, 'etapa', ETAPAS),
  categoria: readChoice(search, 'categoria', FICHA_CATEGORIES),
  reporte: readChoice(search, 'reporte', REPORT_STATES),
  jefe: search.get('jefe') || undefined,
})
export type Filters = ReturnType<typeof readFilters>

/** True if any filter is set. */
export const hasFilters = (filters: Filters) => Object.values(filters).some((value) => value !== undefined)

/** URL changes that remove all filters. */
export const NO_FILTERS = Object.fromEntries(FILTERS.map((name) => [name, undefined]))
