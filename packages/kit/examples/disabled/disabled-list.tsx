import { get, post } from '@fichero/contract/calls/call'
import { DisabledList } from '@fichero/kit/disabled'
import { answer } from '../../testing/answers'

interface Room {
  id: number
  nombre: string
  can: { enable: boolean }
}

const listDisabled = get('/ejemplo/deshabilitados', { access: 'authenticated' }).returns<Room[]>()
const enableRoom = post('/ejemplo/reactivar/:id', { access: 'authenticated' }).returns<{ ok: true }>()

export const answers = [
  answer(listDisabled, [
    { id: 1, nombre: 'Ambiente 101', can: { enable: true } },
    { id: 2, nombre: 'Bodega', can: { enable: false } },
  ]),
  answer(enableRoom, { ok: true }),
]

/** A module has these texts under the key `disabled` of its locales. */
const WORDS = {
  title: 'Ambientes deshabilitados',
  listFailed: 'No se cargaron los ambientes',
  listForbidden: 'Usted no puede verlos',
  none: 'No hay ambientes deshabilitados',
  noneHelp: 'Los que se deshabilitan se ven aquí.',
  reactivateRow: 'Reactivar este ambiente',
  reactivate: 'Reactivar ambiente',
  ask: '¿Reactivar el ambiente?',
  what: 'Vuelve a las listas.',
  done: 'El ambiente quedó reactivado.',
  gone: 'Otra persona ya lo reactivó.',
  failed: 'No se reactivó el ambiente',
  forbidden: 'Usted no puede reactivarlo',
}

/** A row has a button if the user may reactivate it. */
export const WithTwoRows = () => (
  <DisabledList
    list={listDisabled}
    enable={enableRoom}
    columns={[{ id: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre }]}
    say={(word) => WORDS[word]}
  />
)
