import { search } from '@fichero/contract/calls/search.calls'
import { MAX_SEARCH_TEXT } from '@fichero/contract/limits'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { useDebouncedValue } from '@fichero/kit/host'
import { type SearchResult, SHOWN_RESULTS } from './option'

const PAUSE_MS = 150
/** One more than is shown of each group, to know whether there are more. */
const RESULTS = SHOWN_RESULTS + 1
/** A single letter matches too many records. */
const MIN_LETTERS = 2

/**
 * Searches with the API: one request per pause in typing, cancels the previous request, keeps its results meanwhile.
 */
export function useResults(text: string) {
  const wanted = text.trim().replace(/\s+/g, ' ').slice(0, MAX_SEARCH_TEXT)
  const [q] = useDebouncedValue(wanted, PAUSE_MS)
  const asks = wanted.length >= MIN_LETTERS
  const query = useCall(
    search,
    { query: { q, limit: RESULTS } },
    {
      enabled: q.length >= MIN_LETTERS,
      placeholderData: keepPreviousData,
      // The user is waiting: show a failure at once instead of retrying for seconds.
      retry: false,
    },
  )
  const isStale = asks && (q !== wanted || query.isFetching)
  return {
    results: asks && query.data ? resultsOf(query.data) : [],
    /** The results are not those of the current text yet. */
    isStale,
    /** The text is too short to be looked for. */
    isShort: !asks,
    error: asks && !isStale ? query.error : null,
    retry: () => void query.refetch(),
  }
}

const resultsOf = (answer: Record<string, SearchResult['row'][]>): SearchResult[] =>
  Object.entries(answer).flatMap(([group, rows]) => rows.map((row) => ({ group, row })))
