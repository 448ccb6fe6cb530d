import { sendGroupNotice, sendNotice, sendReminder } from '@fichero/contract/calls/notices.calls'
import { useCallMutation, useSendsMail } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { type Recipient, useAddresses } from './use-addresses'

/**
 * Sends a message through the mail server of the system, to an apprentice, to an instructor or to each apprentice of a ficha.
 * Undefined if the system sends no mail or knows no address.
 */
export function useSystemMail(recipient: Recipient) {
  const { t } = useTranslation('fichas')
  const { mail } = useAddresses(recipient)
  const sendsMail = useSendsMail()
  const toApprentice = useCallMutation(sendNotice)
  const toInstructor = useCallMutation(sendReminder)
  const toGroup = useCallMutation(sendGroupNotice)
  const { kind } = recipient
  if (!sendsMail || mail.address === undefined) return undefined

  const toOne = { label: t('message.system.send'), sent: [t('message.system.sent', { address: mail.address })] }
  if (kind === 'apprentice')
    return {
      ...toOne,
      ...stateOf(toApprentice),
      send: (asunto: string, texto: string) => {
        const { ficha: nroFicha, documentNumber } = recipient
        toApprentice.mutate({ params: { nroFicha, documentNumber }, body: { asunto, texto } })
      },
    }
  if (kind === 'instructor') {
    const { id } = recipient
    if (id === null) return undefined
    return {
      ...toOne,
      ...stateOf(toInstructor),
      send: (asunto: string, texto: string) => toInstructor.mutate({ body: { id_usuario: id, asunto, texto } }),
    }
  }
  const { ficha } = recipient
  if (!ficha) return undefined
  const { mensajes = 0, sin_mensaje = 0 } = toGroup.data ?? {}
  return {
    label: t('message.system.sendToAll', { count: ficha.people }),
    ...stateOf(toGroup),
    sent: [
      t('message.system.sentToAll', { count: mensajes }),
      ...(sin_mensaje > 0 ? [t('message.system.withoutMessage', { count: sin_mensaje })] : []),
    ],
    send: (asunto: string, texto: string) =>
      toGroup.mutate({ params: { nroFicha: ficha.nro_ficha }, body: { asunto, texto } }),
  }
}

const stateOf = ({ isPending, isSuccess, error }: { isPending: boolean; isSuccess: boolean; error: Error | null }) => ({
  isSending: isPending,
  isSent: isSuccess,
  error,
})
