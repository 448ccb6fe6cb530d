import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { FICHA_SORTS } from '@fichero/contract/enums'
import { useCall } from '@fichero/kit/api'
import { readPage, usePages } from '@fichero/kit/list'
import { useSearchParams } from '@fichero/kit/router'
import { readSort, type Sort, spelled } from '@fichero/kit/table'
import { startTransition, useState } from 'react'
import { ALL_PROGRAMS, choiceOf, lastChoice, type ProgramChoice, readFilters, storeChoice } from './list-address'
import { readOrder, useListPreferences } from './list-preferences'

/**
 * The state of the list of fichas. The URL selects the user's own fichas, the fichas of one program, or all fichas. By default
 * the list shows the user's own fichas. If there are none, it shows the program viewed last, or else the first program.
 */
export function useFichaList() {
  const [search, setSearch] = useSearchParams()
  const programs = useCall(listPrograms)
  const preferences = useListPreferences()
  const orden = readOrder(search.get('orden')) ?? preferences.orden
  const isChosen = search.has('mias') || search.has('programId')
  // If the URL has no choice and the user is a head, the list below has the same query, so only one request is sent.
  const ownFichas = useCall(listFichas, {
    query: { mias: true, ...(isChosen ? { limit: 1 } : { orden, ...readPage(search) }) },
  })
  const isHead = (ownFichas.data?.pagination.totalItems ?? 0) > 0
  const isOwn = search.has('mias') || (!isChosen && isHead)
  /** False until it is known whether the user's own fichas are shown. */
  const isDecided = isChosen || ownFichas.isFetched
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
    { query: { ...scope, ...filters, orden, page: pages.page, limit: pages.limit } },
    {
      enabled: isDecided && (isOwn || choice !== undefined),
      // Keeps the previous page while the next one loads, but not the fichas of another program.
      placeholderData: (previous, before) => {
        const shown = before?.queryKey[1]?.query
        return shown?.programId === programId && (shown?.mias ?? false) === isOwn ? previous : undefined
      },
    },
  )
  const chooseProgram = (chosen: ProgramChoice) => {
    storeChoice(chosen)
    setSearch(pages.filtered({ programId: chosen }))
  }
  const sortBy = (sort: Sort) => {
    preferences.remember(sort)
    pages.choose('orden', spelled(sort))
  }
  const hasScopes = isHead || search.has('mias')
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
    preferences,
    orden,
    /** The order that the table shows. */
    order: readSort(orden, FICHA_SORTS) ?? { id: 'ficha', direction: 'desc' as const },
    sortBy,
  }
}

/** The key in the local storage of the browser. */
const LIST_VIEW = 'fichas.vista'

/** Whether the list of fichas is a table or cards. The last choice is stored in the browser. */
export function useListView() {
  const [isTable, setTable] = useState(() => localStorage.getItem(LIST_VIEW) === 'tabla')
  const toggle = () => {
    localStorage.setItem(LIST_VIEW, isTable ? 'tarjetas' : 'tabla')
    // A transition, so that the menu closes before all fichas are rendered as rows or cards.
    startTransition(() => setTable(!isTable))
  }
  return { isTable, toggle }
}
