import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import { getUser } from '@fichero/contract/calls/users.calls'
import { colombianMobile } from '@fichero/contract/phone'
import { useCall } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'

interface Contact {
  celular: string | null
  correo: string | null
}

/** An apprentice who gets a message. Contact data that are not given are read when the dialog opens. */
export interface Apprentice {
  kind: 'apprentice'
  name: string
  documentNumber: string
  ficha: number
  contact?: Contact
}

/** Who gets a message. */
export type Recipient =
  | Apprentice
  /** `id` is null for an instructor who is not a user. */
  | { kind: 'instructor'; id: number | null }
  /** Several people, whom the user chooses in WhatsApp or in the mail program. `ficha` is given if they are its apprentices. */
  | { kind: 'group'; ficha?: { nro_ficha: number; people: number } }

/** Where a message can be sent, or why it cannot. The address is empty if the user chooses the recipients. */
type Address = { address: string; reason?: never } | { address?: never; reason: string }

interface Addresses {
  isPending: boolean
  whatsApp: Address
  mail: Address
}

/** Returns the mobile number and the mail address of a recipient. */
export function useAddresses(recipient: Recipient): Addresses {
  const { t } = useTranslation('fichas')
  const apprentice = recipient.kind === 'apprentice' ? recipient : undefined
  const id = recipient.kind === 'instructor' ? recipient.id : null
  const person = useCall(
    getApprentice,
    { params: { documentNumber: apprentice?.documentNumber ?? '' }, query: { ficha: apprentice?.ficha } },
    { enabled: apprentice !== undefined && !apprentice.contact, select: ({ data }): Contact => data.aprendiz },
  )
  const user = useCall(getUser, { params: { id: id ?? 0 } }, { enabled: id !== null })
  const mailOf = (mail: string | null | undefined): Address =>
    mail ? { address: mail } : { reason: t('message.reason.noMail') }

  if (recipient.kind === 'group') return { isPending: false, whatsApp: { address: '' }, mail: { address: '' } }
  if (recipient.kind === 'instructor')
    return {
      isPending: user.isLoading,
      whatsApp: { reason: t('message.reason.noPhones') },
      mail: user.isError
        ? { reason: t('message.reason.failed') }
        : id === null
          ? { reason: t('message.reason.noUser') }
          : mailOf(user.data?.user.correo_institucional),
    }
  if (person.isError) {
    const failed = { reason: t('message.reason.failed') }
    return { isPending: false, whatsApp: failed, mail: failed }
  }
  const { celular, correo } = recipient.contact ?? person.data ?? { celular: null, correo: null }
  const number = colombianMobile(celular ?? '')
  return {
    isPending: person.isLoading,
    whatsApp: number
      ? { address: number }
      : { reason: celular ? t('message.reason.notMobile', { phone: celular }) : t('message.reason.noPhone') },
    mail: mailOf(correo),
  }
}
