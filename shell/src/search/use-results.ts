import { search } from '@fichero/contract/calls/search.calls'
import { MAX_SEARCH_TEXT } from '@fichero/contract/limits'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { useDebouncedValue } from '@fichero/kit/host'
import { type SearchResult, SHOWN_RESULTS } from './option'
import type { SearchTools } from './search-tools'
import { useServiceResults } from './use-service-results'

/** Debounce in ms: the request is sent after this pause in typing. */
const PAUSE_MS = 150
/** Requested results per group: one more than is shown, to detect whether a group has more. */
const RESULTS = SHOWN_RESULTS + 1
/** Minimum length of a search text: a single letter matches too many records. */
const MIN_LETTERS = 2

/**
 * Searches with the API. Sends one request per pause in typing, cancels the previous request, and returns the previous results
 * until the new results arrive.
 */
export function useResults(text: string, remotes: SearchTools['remotes']) {
  const searchText = text.trim().replace(/\s+/g, ' ').slice(0, MAX_SEARCH_TEXT)
  const [q] = useDebouncedValue(searchText, PAUSE_MS)
  const isLongEnough = searchText.length >= MIN_LETTERS
  const enabled = q.length >= MIN_LETTERS
  const services = useServiceResults(q, enabled, remotes)
  const query = useCall(
    search,
    { query: { q, limit: RESULTS } },
    {
      enabled,
      placeholderData: keepPreviousData,
      // The user is waiting: show a failure at once instead of retrying for seconds.
      retry: false,
    },
  )
  const isStale = isLongEnough && (q !== searchText || query.isFetching)
  return {
    // Without a connection the results of the previous text stay in the query, beside the error.
    results: isLongEnough && query.data && !(query.isError && query.isPlaceholderData) ? resultsOf(query.data) : [],
    /** What services of modules found. */
    ofServices: isLongEnough && q === searchText ? services.results : [],
    /** Titles of the groups that could not be searched. */
    failed: isLongEnough && q === searchText ? services.failed : [],
    /** True while a service has not answered. */
    isWaiting: services.isWaiting,
    /** True while `results` belong to a previous text. */
    isStale,
    /** The text is too short for a search. */
    isShort: !isLongEnough,
    error: isLongEnough && !isStale ? query.error : null,
    retry: () => void query.refetch(),
  }
}

/** Returns the results of all groups as one list. */
const resultsOf = (answer: Record<string, SearchResult['row'][]>): SearchResult[] =>
  Object.entries(answer).flatMap(([group, rows]) => rows.map((row) => ({ group, row })))
