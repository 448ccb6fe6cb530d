import { post } from '@fichero/contract/calls/call'
import { StateButton } from '@fichero/kit/disabled'
import { answer } from '../../testing/answers'

const disableRoom = post('/ejemplo/deshabilitar/:id', { access: 'authenticated' }).returns<{ ok: true }>()

export const answers = [answer(disableRoom, { ok: true })]

/** A module has these texts under the key `disable` of its locales. */
const WORDS = {
  open: 'Deshabilitar',
  named: 'Deshabilitar el ambiente 204',
  submit: 'Deshabilitar ambiente',
  ask: '¿Deshabilitar el ambiente 204?',
  what: 'Sale de las listas, y sus reservas se conservan.',
  done: 'El ambiente quedó deshabilitado.',
  gone: 'Otra persona ya lo deshabilitó.',
  failed: 'No se deshabilitó el ambiente',
  forbidden: 'Usted no puede deshabilitarlo',
  reactivate: 'Reactivar ambiente',
  reactivateRow: 'Reactivar el ambiente 204',
}

/** The button is rendered only if the row's `can` allows the action. */
export const Disables = () => (
  <StateButton
    row={{ id: 204, can: { disable: true, enable: false } }}
    verb="disable"
    change={disableRoom}
    say={(word) => WORDS[word]}
  />
)
