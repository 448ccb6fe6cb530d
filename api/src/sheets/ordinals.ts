import { cleanText } from './cells.js'

/**
 * What may be an ordinal: `02  `, `01 `, `01- `, `RAP 1. `, `RA 1: `, `RA1 `, `R4: `. The number of `2D MODELAR` or
 * `10 HORAS` is none.
 */
const ORDINAL =
  /^(?:RAP?\s*\d{1,2}(?:\s*[-–.:)]+\s*|\s+)|R\s*\d{1,2}\s*[-–.:)]+\s*|\d{1,2}\s*[-–.:)]+\s+|0\d[-–.:)]|0\d\s+|\d{2}\s{2,})(?=\S)/i
/** Letters, a number and a sign can be nothing else. */
const SURE = /^R[AP]{0,2}\s*\d{1,2}\s*[-–.:)]/i
const LETTERS = /^RA/i

/** A text with its ordinal, and without it where it may have one. */
export interface Reading {
  whole: string
  cut: string | null
  number: number
  sure: boolean
  /** Whether it begins as `RA 12 METROS` does. */
  letters: boolean
}

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

export interface Text {
  text: string
  /** The same with its ordinal or without it, whichever `text` is not; null where there is only one. */
  otherwise: string | null
}

/**
 * Takes the ordinals off the outcomes of one competency, where they are some: `05 SENTIDOS RECONOCER` or
 * `3 - DIMENSIONES` begin with numbers of their own, which nothing tells from ordinals but the other outcomes.
 */
export function withoutOrdinals(readings: Reading[]): Text[] {
  const all = readings.every(({ cut }) => cut !== null) && areCounted(readings.map(({ number }) => number))
  const lettered = readings.some(({ sure }) => sure)
  return readings.map(({ whole, cut, sure, letters }) => {
    if (cut === null) return { text: whole, otherwise: null }
    const isOrdinal = all || sure || (lettered && letters)
    return isOrdinal ? { text: cut, otherwise: whole } : { text: whole, otherwise: cut }
  })
}

/** From 1 on, with one left out at most, or at least three in a row. */
function areCounted(numbers: number[]): boolean {
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  return first === 1 ? last <= numbers.length + 1 : numbers.length > 2 && last - first < numbers.length
}
