import { type Sort, SortSelect } from '@fichero/kit/table'
import { useState } from 'react'

const COLUMNS = [
  { id: 'sala', header: 'Sala', sortBy: 'api' as const },
  { id: 'dia', header: 'Día', sortBy: 'api' as const },
]

/** The order of cards, which have no headings. The API answers in this order. */
export function OfCards() {
  const [sort, setSort] = useState<Sort>({ id: 'dia', direction: 'asc' })
  return <SortSelect columns={COLUMNS} sort={sort} onSort={setSort} />
}
