import { search } from '@fichero/contract/calls/search.calls'
import { MAX_SEARCH_TEXT } from '@fichero/contract/limits'
import type { SearchAnswer } from '@fichero/contract/search.schema'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { useDebouncedValue } from '@fichero/kit/host'
import type { Found } from './choice'

const PAUSE_MS = 150
const RESULTS = 5
/** One letter finds half of everybody. */
const MIN_LETTERS = 2

/** What the API finds for a text: asked once per pause in typing, an earlier question is called off, its answer stays meanwhile. */
export function useFinds(text: string) {
  const wanted = text.trim().replace(/\s+/g, ' ').slice(0, MAX_SEARCH_TEXT)
  const [q] = useDebouncedValue(wanted, PAUSE_MS)
  const asks = wanted.length >= MIN_LETTERS
  const query = useCall(
    search,
    { query: { q, limit: RESULTS } },
    {
      enabled: q.length >= MIN_LETTERS,
      placeholderData: keepPreviousData,
      // The person is waiting: better to say at once that it failed than to try for seconds.
      retry: false,
    },
  )
  const waits = asks && (q !== wanted || query.isFetching)
  return {
    finds: asks && query.data ? findsOf(query.data) : [],
    /** The finds are not those of the text, or not yet. */
    waits,
    error: asks && !waits ? query.error : null,
    retry: () => void query.refetch(),
  }
}

const findsOf = ({ fichas, aprendices, instructores, programas }: SearchAnswer): Found[] => [
  ...fichas.map((row): Found => ({ group: 'fichas', row })),
  ...aprendices.map((row): Found => ({ group: 'aprendices', row })),
  ...instructores.map((row): Found => ({ group: 'instructores', row })),
  ...programas.map((row): Found => ({ group: 'programas', row })),
]
