import { Paginator } from '@fichero/kit/table'
import { useState } from 'react'

/** The page is local state. The list has a name, because a screen may have several lists. */
export function AsAState() {
  const [page, setPage] = useState(2)
  return <Paginator of="Reservas" page={page} totalPages={9} totalItems={172} pageSize={20} onPage={setPage} />
}
