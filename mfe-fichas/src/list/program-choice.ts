import { readKey } from '@fichero/kit/list'

/** In the address, in place of a program's number. */
export const ALL_PROGRAMS = 'todos'

/** The fichas of which program are shown. */
export type ProgramChoice = number | typeof ALL_PROGRAMS

const KEY = 'fichas.programa'

const readProgram = (search: URLSearchParams): ProgramChoice | undefined =>
  search.get('programId') === ALL_PROGRAMS ? ALL_PROGRAMS : readKey(search, 'programId')

/** What this browser looked at last. */
export const lastChoice = () => readProgram(new URLSearchParams({ programId: localStorage.getItem(KEY) ?? '' }))
export const keepChoice = (choice: ProgramChoice) => localStorage.setItem(KEY, String(choice))

/** What is shown: what the address says, else what was looked at last, else the first program. A program must be there. */
export function choiceOf(search: URLSearchParams, last: ProgramChoice | undefined, ids: number[] = []) {
  const isThere = (choice: ProgramChoice | undefined) =>
    choice === ALL_PROGRAMS || (choice !== undefined && ids.includes(choice))
  const asked = readProgram(search)
  return {
    choice: [asked, last].find(isThere) ?? ids[0],
    /** The address names a program that is not there. */
    isUnknown: search.has('programId') && !isThere(asked),
  }
}
