import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { useCall } from '@fichero/kit/api'
import { readPage, usePages } from '@fichero/kit/list'
import { useSearchParams } from '@fichero/kit/router'
import { readFilters } from './ficha-filters'
import { ALL_PROGRAMS, choiceOf, keepChoice, lastChoice, type ProgramChoice } from './program-choice'

/**
 * The fichas of the address: one's own, or those of one program or of all. By default one's own where there are some,
 * else those of the program that was looked at last, and at first those of the first one.
 */
export function useFichaList() {
  const [search, setSearch] = useSearchParams()
  const programs = useCall(listPrograms)
  const isChosen = search.has('mias') || search.has('programId')
  // Without a choice this is the page that a head sees, so that it needs no request of its own.
  const own = useCall(listFichas, { query: { mias: true, ...(isChosen ? { limit: 1 } : readPage(search)) } })
  const headsSome = (own.data?.pagination.totalItems ?? 0) > 0
  const isOwn = search.has('mias') || (!isChosen && headsSome)
  /** Whether it is known whose fichas are shown. */
  const isDecided = isChosen || own.isFetched
  const all = programs.data?.programs
  const { choice, isUnknown } = choiceOf(
    search,
    lastChoice(),
    all?.map(({ id }) => id),
  )
  const programId = isOwn || choice === ALL_PROGRAMS ? undefined : choice
  const pages = usePages(isOwn ? { mias: 'true' } : { programId: choice })
  const filters = readFilters(search)
  const scope = isOwn ? { mias: true } : { programId }
  const fichas = useCall(
    listFichas,
    { query: { ...scope, ...filters, page: pages.page, limit: pages.limit } },
    {
      enabled: isDecided && (isOwn || choice !== undefined),
      // The previous page may stay while the next one loads, but not the fichas of another program.
      placeholderData: (previous, before) => {
        const shown = before?.queryKey[1]?.query
        return shown?.programId === programId && (shown?.mias ?? false) === isOwn ? previous : undefined
      },
    },
  )
  const chooseProgram = (chosen: ProgramChoice) => {
    keepChoice(chosen)
    setSearch(pages.filtered({ programId: chosen }))
  }
  const hasScopes = headsSome || search.has('mias')
  return {
    programs,
    choice,
    scope,
    isOwn,
    isDecided,
    hasScopes,
    isUnknown: !isOwn && all !== undefined && isUnknown,
    fichas,
    filters,
    pages,
    chooseProgram,
  }
}
