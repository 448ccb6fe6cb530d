import type { Language } from '@fichero/contract/enums'
import type { Params } from '@fichero/contract/errors'
import { RECOVERY_LINK_MS } from '@fichero/contract/limits'
import { type MailName, mailTexts } from './mail-texts.js'
import type { Message } from './message.js'

interface Person {
  nombre: string
  apellido: string
  correo_institucional: string
  /** The language of the message. */
  idioma: Language
}

const MAX_NAME = 40

/**
 * Makes a name safe for a message: only letters, hyphens and apostrophes remain. People type their names when they
 * request access, and mail programs convert a web address in a name to a link.
 */
export const safeName = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}'’-]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .trim()

const DAY_MS = 24 * 3600 * 1000

/** How long sending is retried, in ms: a link for a forgotten password expires earlier than other links. */
const retryMs = (name: MailName) => (name === 'recovery' ? RECOVERY_LINK_MS : DAY_MS)

/** Builds a mail to a person, in the person's language. `params` are interpolated into the translations. */
export function composeMail(person: Person, name: MailName, params: Params = {}): Message {
  const nombre = safeName(person.nombre)
  const translate = mailTexts[person.idioma]
  const hello = nombre ? translate('helloTo', { replace: { nombre } }) : translate('hello')
  const paragraphs = translate(`${name}.paragraphs`, { replace: params, joinArrays: '\n\n' })
  return {
    to: { name: `${nombre} ${safeName(person.apellido)}`.trim(), address: person.correo_institucional },
    subject: translate(`${name}.subject`),
    until: new Date(Date.now() + retryMs(name)),
    text: [hello, paragraphs, 'Fichero', ''].join('\n\n'),
  }
}
