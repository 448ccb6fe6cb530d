import { AUDIT_ACTIONS, AUDIT_AREAS, areaOf, NO_PERSON } from '@fichero/contract/audit-actions'

/** Whether a text is a day that the API accepts: a day of the calendar, from 1950 to 2100. */
export function isDay(text: string): boolean {
  const moment = /^(19[5-9]|20\d|210)\d-\d\d-\d\d$/.test(text) ? new Date(text) : new Date(Number.NaN)
  return text <= '2100-12-31' && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** Returns the day in a URL parameter; undefined if it is missing or invalid. */
const readDay = (search: URLSearchParams, name: string) => {
  const text = search.get(name) ?? ''
  return isDay(text) ? text : undefined
}

/** Returns a document number or `NO_PERSON`; undefined for any other text. */
const readPerson = (text: string) => (text === NO_PERSON || /^\d{5,15}$/.test(text) ? text : undefined)

/** Value of the filter `accion` for all actions including sign-ins. Without this filter, sign-ins are omitted. */
export const WITH_SIGN_INS = 'todo'

/** The valid values of the filter `accion`: an area or a single action, besides `WITH_SIGN_INS`. */
const CHOICES: readonly string[] = [WITH_SIGN_INS, ...AUDIT_AREAS, ...AUDIT_ACTIONS]

/** Reads the filters from the URL, with the API's names; undefined means any. Ignores values that the API would reject. */
export const readFilters = (search: URLSearchParams) => ({
  usuario: readPerson(search.get('usuario') ?? ''),
  accion: CHOICES.find((choice) => choice === search.get('accion')),
  ...readRecord(search),
  desde: readDay(search, 'desde'),
  hasta: readDay(search, 'hasta'),
})
/** The filters that the URL selects; undefined means any. */
export type Filters = ReturnType<typeof readFilters>

/** Table and key together identify a record. */
function readRecord(search: URLSearchParams): { entidad?: string; entidad_id?: string } {
  const [entidad, entidad_id] = ['entidad', 'entidad_id'].map((name) => search.get(name)?.slice(0, 40))
  return entidad && entidad_id ? { entidad, entidad_id } : {}
}

/** Returns the query for the API. Omits sign-ins, which are one entry in seven, unless the user chose to see them. */
export const queryOf = ({ accion, ...filters }: Filters) => ({
  ...filters,
  ...(accion === undefined ? { ingresos: 'sin' as const } : accion !== WITH_SIGN_INS && { accion }),
})

/** True if any filter is set. */
export const hasFilters = (filters: Filters) => Object.values(filters).some((value) => value !== undefined)

/** Changes of the query parameters in the URL that remove all filters. */
export const NO_FILTERS = {
  usuario: undefined,
  accion: undefined,
  entidad: undefined,
  entidad_id: undefined,
  desde: undefined,
  hasta: undefined,
}

/** Returns the actions of each area, in the order of `AUDIT_ACTIONS`. */
export const actionsByArea = () =>
  AUDIT_AREAS.map((area) => ({ area, actions: AUDIT_ACTIONS.filter((accion) => areaOf(accion) === area) }))
