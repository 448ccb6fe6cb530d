import { cleanText } from './cells.js'

/**
 * Possible ordinals: `02  `, `01 `, `01- `, `RAP 1. `, `RA 1: `, `RA1 `, `R4: `. The numbers in `2D MODELAR` or
 * `10 HORAS` are not ordinals.
 */
const ORDINAL =
  /^(?:RAP?\s*\d{1,2}(?:\s*[-–.:)]+\s*|\s+)|R\s*\d{1,2}\s*[-–.:)]+\s*|\d{1,2}\s*[-–.:)]+\s+|0\d[-–.:)]|0\d\s+|\d{2}\s{2,})(?=\S)/i
/** Letters, a number and punctuation are certainly an ordinal. */
const SURE = /^R[AP]{0,2}\s*\d{1,2}\s*[-–.:)]/i
const LETTERS = /^RA/i

/** A text, with and without its possible ordinal. */
export interface Reading {
  /** The text with the ordinal. */
  whole: string
  /** The text without the ordinal; null if the text cannot have one. */
  cut: string | null
  /** The number of the ordinal; NaN without an ordinal. */
  number: number
  /** Whether the ordinal is certain: see `SURE`. */
  sure: boolean
  /** Whether the possible ordinal begins with letters, as in `RA 12 METROS`. */
  letters: boolean
}

/** Returns a text with and without its possible ordinal. */
export function readingOf(text: string): Reading {
  const ordinal = ORDINAL.exec(text)?.[0]
  return {
    whole: cleanText(text),
    cut: ordinal === undefined ? null : cleanText(text.slice(ordinal.length)),
    number: Number(/\d+/.exec(ordinal ?? '')?.[0]),
    sure: ordinal !== undefined && SURE.test(ordinal),
    letters: LETTERS.test(ordinal ?? ''),
  }
}

/** The text of an outcome to store, and its other reading. */
export interface Text {
  text: string
  /**
   * The text if the number at its beginning is read the other way: `01 RIEGO` if the ordinal was removed, `SENTIDOS` if
   * `05 SENTIDOS` was kept. Null without such a number.
   */
  otherReading: string | null
}

/**
 * Removes the ordinals from the outcomes of one competency. Only the other outcomes show whether a number is an ordinal:
 * `05 SENTIDOS RECONOCER` and `3 - DIMENSIONES` begin with numbers that belong to the text.
 */
export function withoutOrdinals(readings: Reading[]): Text[] {
  const areNumbered = readings.every(({ cut }) => cut !== null) && areCounted(readings.map(({ number }) => number))
  const haveLetters = readings.some(({ sure }) => sure)
  return readings.map(({ whole, cut, sure, letters }) => {
    if (cut === null) return { text: whole, otherReading: null }
    const isOrdinal = areNumbered || sure || (haveLetters && letters)
    return isOrdinal ? { text: cut, otherReading: whole } : { text: whole, otherReading: cut }
  })
}

/** Whether the numbers count from 1 with at most one gap, or are at least three consecutive numbers. */
function areCounted(numbers: number[]): boolean {
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  return first === 1 ? last <= numbers.length + 1 : numbers.length > 2 && last - first < numbers.length
}
