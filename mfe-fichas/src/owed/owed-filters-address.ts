import { OWED_ORDERS } from '@fichero/contract/enums'
import { OWED_AGES } from '@fichero/contract/owed-ages'
import { readChoice, readKey } from '@fichero/kit/list'

/** The values of the URL parameter `agrupar`, by which owed judgments are grouped. The first value is the default. */
export const GROUPINGS = ['persona', 'competencia', 'ficha'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Reads the order of the instructors from the URL. Undefined for the default, the most judgments first. */
export const readOwedOrder = (search: URLSearchParams) => readChoice(search, 'orden', OWED_ORDERS)

/** Reads whether only the user's own fichas are shown. Undefined without the parameter; then the API decides. */
const readOwn = (search: URLSearchParams) => {
  const mias = readChoice(search, 'mias', ['true', 'false'] as const)
  return mias && mias === 'true'
}

/** Reads the filters from the URL. An undefined filter matches everything. */
export const readOwedFilters = (search: URLSearchParams) => ({
  mias: readOwn(search),
  nroFicha: readKey(search, 'ficha'),
  programId: readKey(search, 'programa'),
  jefe: search.get('jefe') || undefined,
  responsable: search.get('responsable') || undefined,
  antiguedad: readChoice(search, 'antiguedad', OWED_AGES),
  sinEmpezar: search.has('sinEmpezar') || undefined,
})
export type OwedFilters = ReturnType<typeof readOwedFilters>

/** URL changes that remove all filters by ficha, program, head, evaluator and age. */
export const NO_FILTERS = {
  mias: undefined,
  ficha: undefined,
  programa: undefined,
  jefe: undefined,
  responsable: undefined,
  antiguedad: undefined,
}
