import { AUDIT_ACTIONS, AUDIT_AREAS, areaOf, NO_PERSON } from '@fichero/contract/audit-actions'

/** Whether a text is a day that the API takes: one of the calendar, from 1950 to 2100. */
export function isDay(text: string): boolean {
  const moment = /^(19[5-9]|20\d|210)\d-\d\d-\d\d$/.test(text) ? new Date(text) : new Date(Number.NaN)
  return text <= '2100-12-31' && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

const readDay = (search: URLSearchParams, name: string) => {
  const text = search.get(name) ?? ''
  return isDay(text) ? text : undefined
}

const readPerson = (text: string) => (text === NO_PERSON || /^\d{5,15}$/.test(text) ? text : undefined)

const CHOICES: readonly string[] = [...AUDIT_AREAS, ...AUDIT_ACTIONS]

/** The filters of the address, by the API's names; undefined means any. What the API would refuse is left out. */
export const readFilters = (search: URLSearchParams) => ({
  usuario: readPerson(search.get('usuario') ?? ''),
  accion: CHOICES.find((choice) => choice === search.get('accion')),
  ...readRecord(search),
  desde: readDay(search, 'desde'),
  hasta: readDay(search, 'hasta'),
})
export type Filters = ReturnType<typeof readFilters>

/** One record is meant by its table and its key together. */
function readRecord(search: URLSearchParams): { entidad?: string; entidad_id?: string } {
  const [entidad, entidad_id] = ['entidad', 'entidad_id'].map((name) => search.get(name)?.slice(0, 40))
  return entidad && entidad_id ? { entidad, entidad_id } : {}
}

export const hasFilters = (filters: Filters) => Object.values(filters).some((value) => value !== undefined)

/** Changes of the address that remove all filters. */
export const NO_FILTERS = {
  usuario: undefined,
  accion: undefined,
  entidad: undefined,
  entidad_id: undefined,
  desde: undefined,
  hasta: undefined,
}

/** The actions of each area, in the order of the list. */
export const actionsByArea = () =>
  AUDIT_AREAS.map((area) => ({ area, actions: AUDIT_ACTIONS.filter((accion) => areaOf(accion) === area) }))
