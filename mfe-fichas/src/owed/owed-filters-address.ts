import { readChoice, readKey } from '@fichero/kit/list'

/** How the owed judgments are grouped, as the address names it; the first is the default. */
export const GROUPINGS = ['persona', 'competencia', 'ficha'] as const
export type Grouping = (typeof GROUPINGS)[number]

const readOwn = (search: URLSearchParams) => {
  const said = readChoice(search, 'mias', ['true', 'false'] as const)
  return said && said === 'true'
}

/** The filters of the address, as the API has them; undefined means any. */
export const readOwedFilters = (search: URLSearchParams) => ({
  mias: readOwn(search),
  nroFicha: readKey(search, 'ficha'),
  programId: readKey(search, 'programa'),
  jefe: search.get('jefe') || undefined,
  responsable: search.get('responsable') || undefined,
  sinEmpezar: search.has('sinEmpezar') || undefined,
})
export type OwedFilters = ReturnType<typeof readOwedFilters>

/** Changes of the address that remove what chooses the fichas. */
export const ANY_FICHA = {
  mias: undefined,
  ficha: undefined,
  programa: undefined,
  jefe: undefined,
  responsable: undefined,
}
