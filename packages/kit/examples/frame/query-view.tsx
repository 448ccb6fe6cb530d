import { get } from '@fichero/contract/calls/call'
import { useCall } from '@fichero/kit/api'
import { EmptyState, QueryView } from '@fichero/kit/frame'
import { answer, refuse } from '../../testing/answers'

const listRooms = get('/ejemplo/ambientes', { access: 'authenticated' })
  .takes<{ query: { sede: string } }>()
  .returns<string[]>()

export const answers = [
  answer(listRooms, ['Ambiente 204', 'Taller de redes']),
  { ...answer(listRooms, []), query: 'nueva' },
  { ...refuse(listRooms, 403, 'forbidden'), query: 'ajena' },
]

const Rooms = ({ sede }: { sede: string }) => (
  <QueryView
    query={useCall(listRooms, { query: { sede } })}
    errorTitle="No se cargaron los ambientes"
    isEmpty={(rooms) => rooms.length === 0}
    empty={<EmptyState title="Todavía no hay ambientes" />}
  >
    {(rooms) => (
      <ul>
        {rooms.map((room) => (
          <li key={room}>{room}</li>
        ))}
      </ul>
    )}
  </QueryView>
)

/** The query succeeded. */
export const WithData = () => <Rooms sede="centro" />

/** The list is empty. */
export const Empty = () => <Rooms sede="nueva" />

/** The API answered with an error. */
export const Refused = () => <Rooms sede="ajena" />
