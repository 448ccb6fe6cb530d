import { TYT_GROUPS } from '@fichero/contract/enums'
import { BOARD_KEYS, BOARD_STEPS } from '@fichero/contract/tyt'
import { TYT_STATES } from '@fichero/contract/tyt-steps'
import { readChoice, readKey } from '@fichero/kit/list'

/** Reads the filters and the grouping of the board from the URL. An undefined filter matches everybody. */
export const readBoard = (search: URLSearchParams) => ({
  filters: {
    programId: readKey(search, 'programId'),
    ficha: readKey(search, 'ficha'),
    jefe: search.get('jefe') || undefined,
  },
  progress: {
    grupo: readChoice(search, 'grupo', TYT_GROUPS),
    faltan: readChoice(search, 'faltan', BOARD_STEPS),
    paso: readChoice(search, 'paso', TYT_STATES),
  },
  /** Shows totals that are grouped by this key. If undefined, the board lists people. */
  por: readChoice(search, 'por', BOARD_KEYS),
})
/** The filters and the grouping that the URL selects. */
export type Board = ReturnType<typeof readBoard>

/** URL changes that remove the filters by program, ficha and head. */
export const NO_FILTERS = { programId: undefined, ficha: undefined, jefe: undefined }
/** URL changes that remove the filters by readiness. */
export const NO_READINESS = { grupo: undefined, faltan: undefined }
/** URL changes that remove the filters by readiness and by the step of the test. */
export const NO_PROGRESS = { ...NO_READINESS, paso: undefined }

/** True if the board is filtered by program, ficha or head. */
export const hasFilters = ({ filters }: Board) => Object.values(filters).some((value) => value !== undefined)
