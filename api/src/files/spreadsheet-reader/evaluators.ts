import { cleanText } from './cells.js'
import { documentTypeOf, isKnownType } from './document-types.js'
import type { Cell } from './sheet.js'

/** The evaluator that a cell names. Both fields are null for nobody. */
export interface Evaluator {
  documento: string | null
  nombre: string | null
  /** Whether the cell has other digits that may be a document number. */
  unread: boolean
}

/** SOFIA's format, with any type: `CC 99999999 - NAME NAME`, or `99999999` alone. */
const OFFICIAL = /^(?:([A-Z]{1,4}) +)?([A-Z]{0,3})(\d{4,15})(?: *[-–](.*))?$/i
/** A type as people write it, before a number or letters with digits: `C.C. `, `CC: `, `PEP `. */
const TYPE = /^([A-Z][A-Z.]{1,6}):? *(?=[A-Z]{0,3}\d)/i
const NUMBER = /^(\d{1,3}(?:[., ]\d{3}){1,4}|\d{5,15})(?:[.,]0{1,2})?(?![\dA-Z]|[.,]\d)/i
/** A document number with letters, such as the `9F12345` of a PEP. */
const WITH_LETTERS = /^[A-Z\d]{5,15}(?![A-Z\d]|[.,]\d)/i
/** Types whose document numbers have digits only. */
const NUMERIC_TYPES = new Set(['CC', 'TI', 'RC'])
/** Maximum number of words of a document number: a dash, a type and a number in four groups. */
const MAX_WORDS = 6
/** Fewer digits are not a document number: a person's name may end in a number. */
const MIN_DIGITS = 5

/**
 * Reads the evaluator's document number and name, in the formats that people use. `  -   ` means nobody. A text in any other
 * format is taken as the name.
 */
export function evaluatorOf(cell: Cell | undefined): Evaluator {
  const text = cleanText(cell)
  const found = official(text) ?? documentFirst(text) ?? documentLast(text)
  if (found) return { ...found, unread: digitsIn(found.nombre ?? '') >= MIN_DIGITS }
  const nombre = /\p{L}/u.test(text) ? text : null
  const digits = digitsIn(text)
  return { documento: null, nombre, unread: nombre === null ? digits > 0 : digits >= MIN_DIGITS }
}

type DocumentAndName = Omit<Evaluator, 'unread'>

/** Reads SOFIA's format. Null for any other text. */
function official(text: string): DocumentAndName | null {
  const [, type = '', letters = '', digits = '', name] = OFFICIAL.exec(text) ?? []
  if (digits === '') return null
  // `JUAN 1234567` is a name and a number.
  if (name === undefined && type !== '' && !isKnownType(type.toUpperCase())) return null
  const isType = type === '' && isKnownType(letters.toUpperCase())
  return { documento: isType ? digits : letters + digits, nombre: name?.trim() || null }
}

/** Reads a document number before the name: `C.C. 99999993, ANA RUIZ`. */
function documentFirst(text: string): DocumentAndName | null {
  const found = documentAt(text)
  if (!found) return null
  const nombre = found.rest.replace(/^[ ,:–-]+/, '')
  if (nombre !== '' && !/^\p{L}/u.test(nombre)) return null
  return { documento: found.documento, nombre: nombre || null }
}

/** Reads a document number after the name: `ANA RUIZ - CC 99999993`, `ANA RUIZ (99999993)`. */
function documentLast(text: string): DocumentAndName | null {
  const words = text.split(' ')
  for (let first = Math.max(1, words.length - MAX_WORDS); first < words.length; first++) {
    const found = documentAt(
      words
        .slice(first)
        .join(' ')
        .replace(/^[-–(]+ ?/, '')
        .replace(/\)$/, ''),
    )
    const nombre = words
      .slice(0, first)
      .join(' ')
      .replace(/ ?[-–,]$/, '')
    if (found?.rest === '' && /\p{L}/u.test(nombre)) return { documento: found.documento, nombre }
  }
  return null
}

/** Returns the document number at the beginning of a text, and the text after it; null if there is none. */
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
  const lettered = written === '' || NUMERIC_TYPES.has(type) ? null : WITH_LETTERS.exec(after)?.[0]
  if (!lettered || digitsIn(lettered) < 4) return null
  return { documento: lettered.toUpperCase(), rest: after.slice(lettered.length) }
}

const digitsIn = (text: string): number => text.match(/\d/g)?.length ?? 0
