import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { useCall } from '@fichero/kit/api'
import { readKey, usePages } from '@fichero/kit/list'
import { useSearchParams } from '@fichero/kit/router'

/** The fichas of the program in the URL, by default of the first one. */
export function useFichaList() {
  const [search, setSearch] = useSearchParams()
  const programs = useCall(listPrograms)
  const all = programs.data?.programs
  const chosen = readKey(search, 'programId')
  const named = all?.find(({ id }) => id === chosen)
  const program = named ?? all?.[0]
  const pages = usePages({ programId: program?.id })
  const programId = program?.id
  const fichas = useCall(
    listFichas,
    { query: { programId, page: pages.page, limit: pages.limit } },
    {
      // No request before a program is selected.
      enabled: programId !== undefined,
      // The previous page may stay while the next one loads, but not the fichas of another program.
      placeholderData: (previous, before) =>
        before?.queryKey[1]?.query?.programId === programId ? previous : undefined,
    },
  )
  const chooseProgram = (id: number) => setSearch(pages.filtered({ programId: id }))
  /** The address names a program that is not in the list. */
  const isUnknown = all !== undefined && search.has('programId') && !named
  return { programs, program, isUnknown, fichas, pages, chooseProgram }
}
