import { getConfig } from '@fichero/contract/calls/auth.calls'
import { useSendsMail } from '@fichero/kit/api'
import { answer } from '../../testing/answers'

export const answers = [answer(getConfig, { ok: true, envia_correos: false, centros: [] })]

/** The text promises a message only if this installation sends mail. */
export const PromisesMail = () => (
  <p>
    {useSendsMail() === false ? 'Esta instalación no envía correos: entregue el enlace usted.' : 'Le llega un correo.'}
  </p>
)
