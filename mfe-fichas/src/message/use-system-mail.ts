import { sendNotice } from '@fichero/contract/calls/notices.calls'
import { useCallMutation, useSendsMail } from '@fichero/kit/api'
import { type Recipient, useAddresses } from './use-addresses'

/** Sends a message to an apprentice through the mail server of the system, if it has one and knows the person's address. */
export function useSystemMail(recipient: Recipient) {
  const { mail } = useAddresses(recipient)
  const sendsMail = useSendsMail()
  const { mutate, isPending, isSuccess, error } = useCallMutation(sendNotice)
  const apprentice = recipient.kind === 'apprentice' ? recipient : undefined
  if (!apprentice || !sendsMail || !mail.address) return undefined
  const { ficha, documentNumber } = apprentice
  return {
    address: mail.address,
    send: (asunto: string, texto: string) =>
      mutate({ params: { nroFicha: ficha, documentNumber }, body: { asunto, texto } }),
    isSending: isPending,
    isSent: isSuccess,
    error,
  }
}
