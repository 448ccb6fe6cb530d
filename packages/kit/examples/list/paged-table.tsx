import { get, type QueryOf } from '@fichero/contract/calls/call'
import type { Pagination, pageQuery } from '@fichero/contract/common.schema'
import { callOptions } from '@fichero/kit/api'
import { keepPreviousData, useQuery } from '@fichero/kit/data'
import { EmptyState } from '@fichero/kit/frame'
import { PagedTable, usePages } from '@fichero/kit/list'
import { answer } from '../../testing/answers'
import { PEOPLE, type Person } from '../people'

const listPeople = get('/ejemplo/personas', { access: 'authenticated' })
  .takes<{ query?: QueryOf<typeof pageQuery> }>()
  .returns<{ personas: Person[]; pagination: Pagination }>()

const pagination = { totalPages: 2, totalItems: 23, itemsPerPage: 20 }
const [first, ...others] = PEOPLE

export const answers = [
  answer(listPeople, { personas: others, pagination: { ...pagination, currentPage: 1 } }),
  {
    ...answer(listPeople, { personas: first ? [first] : [], pagination: { ...pagination, currentPage: 2 } }),
    query: 'page=2',
  },
]

/** Page and page size are in the URL. The previous rows stay until the next ones arrive. */
export function PageByPage() {
  const pages = usePages()
  const { page, limit } = pages
  const query = useQuery({
    ...callOptions(listPeople, { query: { page, limit } }),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedTable
      query={query}
      pages={pages}
      errorTitle="No se cargaron las personas"
      empty={<EmptyState title="Todavía no hay personas" />}
      rowsOf={({ personas }) => personas}
      rowKey={({ id }) => id}
      caption="Personas, página por página"
      columns={[
        { id: 'nombre', header: 'Nombre', cell: ({ nombre, apellido }) => `${nombre} ${apellido}` },
        { id: 'documento', header: 'Documento', cell: ({ documento }) => documento },
      ]}
    />
  )
}
