import { countBoard } from '@fichero/contract/calls/tyt.calls'
import type { BoardPeopleAnswer } from '@fichero/contract/tyt-board.schema'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { usePages } from '@fichero/kit/list'
import { useSearchParams } from '@fichero/kit/router'
import { hasFilters, readBoard } from './board-address'

/**
 * The state of the board, which shows how far people are from the TyT test. Filters come from the URL. By default the board
 * shows the user's own fichas if any of their people are on the board.
 */
export function useBoard() {
  const [search] = useSearchParams()
  const board = readBoard(search)
  const ownTotals = useCall(countBoard, { query: { mias: true } })
  /** True if the user is the head of a ficha with people on the board. */
  const isHead = (ownTotals.data?.total ?? 0) > 0
  const isScopeInUrl = search.has('mias') || hasFilters(board)
  const isOwn = isScopeInUrl ? search.get('mias') === 'true' : isHead
  const scope = { ...board.filters, ...(isOwn && { mias: true }) }
  /** False until it is known whether the board shows the user's own fichas by default. */
  const isDecided = isScopeInUrl || ownTotals.isFetched
  const totals = useCall(
    countBoard,
    { query: { ...scope, ...board.progress } },
    { enabled: isDecided, placeholderData: keepPreviousData },
  )
  /** True if the user can switch between own and all fichas. */
  const hasScopes = isHead || isOwn
  const pages = usePages(hasScopes ? { mias: String(isOwn) } : {})
  return { ...board, scope, isOwn, isHead, hasScopes, isDecided, totals, pages }
}
/** A person on the board. */
export type BoardPerson = BoardPeopleAnswer['aprendices'][number]
export type BoardState = ReturnType<typeof useBoard>
