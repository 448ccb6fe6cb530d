import { countBoard } from '@fichero/contract/calls/tyt.calls'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { usePages } from '@fichero/kit/list'
import { useSearchParams } from '@fichero/kit/router'
import { hasFilters, readBoard } from './board-address'

/** Whose readiness the address asks for: of one's own fichas by default, where they have people on the board. */
export function useBoard() {
  const [search] = useSearchParams()
  const board = readBoard(search)
  const own = useCall(countBoard, { query: { mias: true } })
  const headsSome = (own.data?.total ?? 0) > 0
  const isChosen = search.has('mias') || hasFilters(board)
  const isOwn = isChosen ? search.get('mias') === 'true' : headsSome
  const scope = { ...board.filters, ...(isOwn && { mias: true }) }
  /** Whether it is known whose readiness is shown. */
  const isDecided = isChosen || own.isFetched
  const totals = useCall(countBoard, { query: scope }, { enabled: isDecided, placeholderData: keepPreviousData })
  const hasScopes = headsSome || isOwn
  const pages = usePages(hasScopes ? { mias: String(isOwn) } : {})
  return { ...board, scope, isOwn, hasScopes, isDecided, totals, pages }
}
export type BoardState = ReturnType<typeof useBoard>
