import { cleanText } from './cells.js'
import { documentTypeOf, isKnownType } from './document-types.js'
import type { Cell } from './sheet.js'

export interface Evaluator {
  documento: string | null
  nombre: string | null
  /** Whether there are digits that may be a document and were not read as one. */
  unread: boolean
}

/** As SOFIA writes it, with any type: `CC 99999999 - NAME NAME`; `99999999` alone too. */
const OFFICIAL = /^(?:([A-Z]{1,4}) +)?([A-Z]{0,3})(\d{4,15})(?: *[-–](.*))?$/i
/** What people write for the type, before a number or letters with digits: `C.C. `, `CC: `, `PEP `. */
const TYPE = /^([A-Z][A-Z.]{1,6}):? *(?=[A-Z]{0,3}\d)/i
const NUMBER = /^(\d{1,3}(?:[., ]\d{3}){1,4}|\d{5,15})(?:[.,]0{1,2})?(?![\dA-Z]|[.,]\d)/i
/** Such as the `9F12345` of a PEP. */
const WITH_LETTERS = /^[A-Z\d]{5,15}(?![A-Z\d]|[.,]\d)/i
/** Documents that are numbers. */
const NUMBERS = new Set(['CC', 'TI', 'RC'])
/** A document is at most a dash, a type and a number in four groups. */
const MAX_WORDS = 6
/** Fewer are no document: a person's name may end in a number. */
const MIN_DIGITS = 5

/**
 * Who gave a judgment: document and name, in the ways in which people write them. `  -   ` means nobody. What cannot be
 * read is the name.
 */
export function evaluatorOf(cell: Cell | undefined): Evaluator {
  const text = cleanText(cell)
  const found = official(text) ?? documentFirst(text) ?? documentLast(text)
  if (found) return { ...found, unread: digitsIn(found.nombre ?? '') >= MIN_DIGITS }
  const nombre = /\p{L}/u.test(text) ? text : null
  const digits = digitsIn(text)
  return { documento: null, nombre, unread: nombre === null ? digits > 0 : digits >= MIN_DIGITS }
}

type Read = Omit<Evaluator, 'unread'>

function official(text: string): Read | null {
  const [, type = '', letters = '', digits = '', name] = OFFICIAL.exec(text) ?? []
  if (digits === '') return null
  // `JUAN 1234567` is a name with a number.
  if (name === undefined && type !== '' && !isKnownType(type.toUpperCase())) return null
  const isType = type === '' && isKnownType(letters.toUpperCase())
  return { documento: isType ? digits : letters + digits, nombre: name?.trim() || null }
}

function documentFirst(text: string): Read | null {
  const found = documentAt(text)
  if (!found) return null
  const nombre = found.rest.replace(/^[ ,:–-]+/, '')
  if (nombre !== '' && !/^\p{L}/u.test(nombre)) return null
  return { documento: found.documento, nombre: nombre || null }
}

/** `ANA RUIZ - CC 99999993`, `ANA RUIZ (99999993)`. */
function documentLast(text: string): Read | null {
  const words = text.split(' ')
  for (let at = Math.max(1, words.length - MAX_WORDS); at < words.length; at++) {
    const found = documentAt(
      words
        .slice(at)
        .join(' ')
        .replace(/^[-–(]+ ?/, '')
        .replace(/\)$/, ''),
    )
    const nombre = words
      .slice(0, at)
      .join(' ')
      .replace(/ ?[-–,]$/, '')
    if (found?.rest === '' && /\p{L}/u.test(nombre)) return { documento: found.documento, nombre }
  }
  return null
}

/** The document that a text begins with, and what follows it. */
function documentAt(text: string): { documento: string; rest: string } | null {
  const [before = '', written = ''] = TYPE.exec(text) ?? []
  const type = documentTypeOf(written)
  if (written !== '' && !isKnownType(type)) return null
  const after = text.slice(before.length)
  const number = NUMBER.exec(after)
  if (number) {
    const documento = number[1]!.replace(/\D/g, '')
    return documento.length < MIN_DIGITS ? null : { documento, rest: after.slice(number[0].length) }
  }
  const lettered = written === '' || NUMBERS.has(type) ? null : WITH_LETTERS.exec(after)?.[0]
  if (!lettered || digitsIn(lettered) < 4) return null
  return { documento: lettered.toUpperCase(), rest: after.slice(lettered.length) }
}

const digitsIn = (text: string): number => text.match(/\d/g)?.length ?? 0
