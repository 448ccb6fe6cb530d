import type { SendNotice } from '@fichero/contract/notices.schema'
import { fullName } from '@fichero/contract/text'
import { mailTexts } from '../../../mail/mail-texts.js'
import type { Message } from '../../../mail/message.js'
import { safeName } from '../../../mail/messages.js'
import type { User } from '../../users/user.entity.js'

const DAY_MS = 24 * 3600 * 1000

interface Addressed {
  to: Message['to']
  sender: Pick<User, 'nombre' | 'apellido' | 'correo_institucional' | 'idioma'>
  /** The ficha of an apprentice; undefined if the message is for an instructor. */
  nro_ficha: number | undefined
  /** The link that stops messages to the address. */
  enlace: string
}

/**
 * Builds the mail with a user's text. The server adds what makes it honest: the sender's name, the sender's address for
 * answers, why the person receives it and how to stop it.
 */
export function composeNotice({ asunto, texto }: SendNotice, { to, sender, nro_ficha, enlace }: Addressed): Message {
  const nombre = safeName(fullName(sender))
  const translate = mailTexts[sender.idioma]
  const porque =
    nro_ficha === undefined
      ? translate('notice.toEvaluator', { replace: { nombre } })
      : translate('notice.toApprentice', { replace: { nombre, nro_ficha } })
  const footer = translate('notice.footer', { replace: { nombre, porque, enlace }, joinArrays: '\n' })
  return {
    to,
    from: `${nombre} (Fichero)`,
    replyTo: { name: nombre, address: sender.correo_institucional },
    subject: asunto,
    text: [texto, '-- ', footer, ''].join('\n\n'),
    until: new Date(Date.now() + DAY_MS),
  }
}
