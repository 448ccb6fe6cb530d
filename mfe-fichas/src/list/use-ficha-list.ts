import { readKey, usePages } from '@fichero/kit/list'
import { useSearchParams } from '@fichero/kit/router'
import { useFichas } from '../calls/list-fichas'
import { usePrograms } from '../calls/list-programs'

/** The fichas of the program that the address names, else of the first one. */
export function useFichaList() {
  const [search, setSearch] = useSearchParams()
  const programs = usePrograms()
  const all = programs.data?.programs
  const chosen = readKey(search, 'programId')
  const program = all?.find(({ id }) => id === chosen) ?? all?.[0]
  const pages = usePages({ programId: program?.id })
  const fichas = useFichas({ programId: program?.id, page: pages.page, limit: pages.limit })
  const chooseProgram = (programId: number) => setSearch(pages.filtered({ programId }))
  return { programs, program, fichas, pages, chooseProgram }
}
