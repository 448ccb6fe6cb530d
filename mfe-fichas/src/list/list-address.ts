import { ETAPAS, FICHA_CATEGORIES, JORNADAS, OFERTAS, REPORT_STATES } from '@fichero/contract/enums'
import { readChoice, readKey } from '@fichero/kit/list'
import { NO_CENTRE } from '../centre/no-centre'

/** The names of the filters, which are equal in the URL and in the API. */
export const FILTERS = ['q', 'jornada', 'oferta', 'etapa', 'categoria', 'reporte', 'jefe', 'centro'] as const

/** Reads the filters from the URL. An undefined filter matches every ficha. */
export const readFilters = (search: URLSearchParams) => ({
  q: search.get('q') || undefined,
  jornada: readChoice(search, 'jornada', JORNADAS),
  oferta: readChoice(search, 'oferta', OFERTAS),
  etapa: readChoice(search, 'etapa', ETAPAS),
  categoria: readChoice(search, 'categoria', FICHA_CATEGORIES),
  reporte: readChoice(search, 'reporte', REPORT_STATES),
  jefe: search.get('jefe') || undefined,
  centro: readChoice(search, 'centro', [NO_CENTRE]) ?? readKey(search, 'centro'),
})
export type Filters = ReturnType<typeof readFilters>

/** True if any filter is set. */
export const hasFilters = (filters: Filters) => Object.values(filters).some((value) => value !== undefined)

/** URL changes that remove all filters. */
export const NO_FILTERS = Object.fromEntries(FILTERS.map((name) => [name, undefined]))

/** The value of the URL parameter `programId` for all programs. */
export const ALL_PROGRAMS = 'todos'

/** The program whose fichas are shown, or all programs. */
export type ProgramChoice = number | typeof ALL_PROGRAMS

/** The key in the local storage of the browser. */
const LAST_PROGRAM = 'fichas.programa'

const readProgram = (search: URLSearchParams): ProgramChoice | undefined =>
  search.get('programId') === ALL_PROGRAMS ? ALL_PROGRAMS : readKey(search, 'programId')

/** Returns the program that was viewed last in this browser. */
export const lastChoice = () =>
  readProgram(new URLSearchParams({ programId: localStorage.getItem(LAST_PROGRAM) ?? '' }))
/** Stores the viewed program in this browser. */
export const storeChoice = (choice: ProgramChoice) => localStorage.setItem(LAST_PROGRAM, String(choice))

/** Returns the program in the URL, else the last viewed program, else the first program. Skips ids that are not in `ids`. */
export function choiceOf(search: URLSearchParams, last: ProgramChoice | undefined, ids: number[] = []) {
  const exists = (choice: ProgramChoice | undefined) =>
    choice === ALL_PROGRAMS || (choice !== undefined && ids.includes(choice))
  const inUrl = readProgram(search)
  return {
    choice: [inUrl, last].find(exists) ?? ids[0],
    /** Whether the URL names a program that does not exist. */
    isUnknown: search.has('programId') && !exists(inUrl),
  }
}
