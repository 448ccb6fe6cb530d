import { readKey } from '@fichero/kit/list'

/** The value of the URL parameter `programId` for all programs. */
export const ALL_PROGRAMS = 'todos'

/** The program whose fichas are shown, or all programs. */
export type ProgramChoice = number | typeof ALL_PROGRAMS

/** The key in the local storage of the browser. */
const KEY = 'fichas.programa'

const readProgram = (search: URLSearchParams): ProgramChoice | undefined =>
  search.get('programId') === ALL_PROGRAMS ? ALL_PROGRAMS : readKey(search, 'programId')

/** Returns the program that was viewed last in this browser. */
export const lastChoice = () => readProgram(new URLSearchParams({ programId: localStorage.getItem(KEY) ?? '' }))
/** Stores the viewed program in this browser. */
export const storeChoice = (choice: ProgramChoice) => localStorage.setItem(KEY, String(choice))

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
