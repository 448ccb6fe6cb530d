import { get } from '@fichero/contract/calls/call'
import type { Pagination } from '@fichero/contract/common.schema'
import { useCall } from '@fichero/kit/api'
import { EmptyState } from '@fichero/kit/frame'
import { PagedList, usePages } from '@fichero/kit/list'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { answer } from '../../testing/answers'

const listRooms = get('/ejemplo/lista', { access: 'authenticated' }).returns<{
  salas: string[]
  pagination: Pagination
}>()

export const answers = [
  answer(listRooms, {
    salas: ['Ambiente 204', 'Taller de redes'],
    pagination: { currentPage: 1, totalPages: 1, totalItems: 2, itemsPerPage: 20 },
  }),
]

/** For rows outside a table. The example appears after a click: its page number is in the URL, and a screen can have only one paginated list. */
export function OfCards() {
  const [isShown, { open }] = useDisclosure(false)
  return isShown ? <Rooms /> : <Button onClick={open}>Ver ambientes</Button>
}

const Rooms = () => (
  <PagedList
    query={useCall(listRooms)}
    pages={usePages()}
    errorTitle="No se cargaron los ambientes"
    empty={<EmptyState title="Todavía no hay ambientes" />}
  >
    {({ salas }) => (
      <ul>
        {salas.map((sala) => (
          <li key={sala}>{sala}</li>
        ))}
      </ul>
    )}
  </PagedList>
)
