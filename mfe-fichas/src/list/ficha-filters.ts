import { ETAPAS, FICHA_CATEGORIES, JORNADAS, OFERTAS, REPORT_STATES } from '@fichero/contract/enums'
import { readChoice } from '@fichero/kit/list'

/** The names in the address, as the API has them. */
export const FILTERS = ['q', 'jornada', 'oferta', 'etapa', 'categoria', 'reporte', 'jefe'] as const

/** The filters of the address; undefined means any. */
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

export const hasFilters = (filters: Filters) => Object.values(filters).some((value) => value !== undefined)

/** Changes of the address that remove all filters. */
export const NO_FILTERS = Object.fromEntries(FILTERS.map((name) => [name, undefined]))
