import { useSearchParams } from '@fichero/kit/router'
import { useFichas } from '../api/list-fichas'
import { usePrograms } from '../api/list-programs'
import { type ListAddress, pageAfterResize, readListAddress, writeListAddress } from './list-address'

/** Program, page and size live in the address, so that reloading and going back work. */
export function useFichaList() {
  const [search, setSearch] = useSearchParams()
  const address = readListAddress(search)
  const programs = usePrograms()
  const all = programs.data?.programs
  const program = all?.find(({ id }) => id === address.programId) ?? all?.[0]
  const fichas = useFichas({ ...address, programId: program?.id })

  const at = (change: Partial<ListAddress>) => writeListAddress({ ...address, programId: program?.id, ...change })
  const pagination = fichas.data?.pagination
  const beyond = pagination && pagination.totalItems > 0 && address.page > pagination.totalPages

  return {
    programs,
    program,
    fichas,
    /** The query of the last page where the address points beyond it, as one kept from earlier may. */
    correction: beyond && !fichas.isPlaceholderData ? `?${at({ page: pagination.totalPages })}` : undefined,
    chooseProgram: (programId: number) => setSearch(at({ programId, page: 1 })),
    choosePage: (page: number) => setSearch(at({ page })),
    chooseSize: (limit: number) => setSearch(at({ limit, page: pageAfterResize(address.page, address.limit, limit) })),
  }
}
