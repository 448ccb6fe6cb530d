import { TYT_GROUPS } from '@fichero/contract/enums'
import { BOARD_KEYS, BOARD_STEPS } from '@fichero/contract/tyt'
import { readChoice, readKey } from '@fichero/kit/list'

/** What the address says beside the page, as the API has it; undefined means any. */
export const readBoard = (search: URLSearchParams) => ({
  filters: {
    programId: readKey(search, 'programId'),
    ficha: readKey(search, 'ficha'),
    jefe: search.get('jefe') || undefined,
  },
  progress: {
    grupo: readChoice(search, 'grupo', TYT_GROUPS),
    faltan: readChoice(search, 'faltan', BOARD_STEPS),
  },
  /** By what the totals are told apart; undefined shows people. */
  por: readChoice(search, 'por', BOARD_KEYS),
})
export type Board = ReturnType<typeof readBoard>

/** Changes of the address that remove all filters, and those of progress. */
export const NO_FILTERS = { programId: undefined, ficha: undefined, jefe: undefined }
export const NO_PROGRESS = { grupo: undefined, faltan: undefined }

export const hasFilters = ({ filters }: Board) => Object.values(filters).some((value) => value !== undefined)
