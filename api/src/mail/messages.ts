import type { Language } from '@fichero/contract/enums'
import { fill, type Params } from '@fichero/contract/errors'
import { RECOVERY_LINK_MS } from '@fichero/contract/limits'
import { type LetterName, MAIL_WORDS } from './mail-words.js'
import type { Message } from './message.js'

interface Person {
  nombre: string
  apellido: string
  correo_institucional: string
  /** Of the message. */
  idioma: Language
}

const MAX_NAME = 40

/**
 * A name as it may stand in a message. People choose theirs when they ask for access, and mail programs would make links
 * of addresses in it: only letters, hyphens and apostrophes stay.
 */
const safeName = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}'’-]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .trim()

const DAY_MS = 24 * 3600 * 1000

/** How long it is tried to send a message: the link of a forgotten password expires sooner than others. */
const triedFor = (name: LetterName) => (name === 'recovery' ? RECOVERY_LINK_MS : DAY_MS)

/** The message of that name to a person, in their language. `params` fill its texts. */
export function letter(person: Person, name: LetterName, params: Params = {}): Message {
  const nombre = safeName(person.nombre)
  const { hello, helloTo, [name]: words } = MAIL_WORDS[person.idioma]
  const paragraphs = words.paragraphs.map((paragraph) => fill(paragraph, params))
  return {
    to: { name: `${nombre} ${safeName(person.apellido)}`.trim(), address: person.correo_institucional },
    subject: words.subject,
    until: new Date(Date.now() + triedFor(name)),
    text: [nombre ? fill(helloTo, { nombre }) : hello, ...paragraphs, 'Fichero', ''].join('\n\n'),
  }
}
