import { getConfig } from '@fichero/contract/calls/auth.calls'
import { useSendsMail } from '@fichero/kit/api'
import { answer } from '../../testing/answers'

export const answers = [answer(getConfig, { ok: true, envia_correos: false })]

/** A screen does not promise a message that nobody gets. */
export const SaysSo = () => (
  <p>
    {useSendsMail() === false ? 'Esta instalación no envía correos: entregue el enlace usted.' : 'Le llega un correo.'}
  </p>
)
