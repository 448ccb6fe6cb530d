import { searchWords } from '@fichero/contract/search-text'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'

const readNames = rowsOf(z.object({ nombre_programa: z.string() }))

/** Returns the words of a name without accents, case, dots and stop words: SOFIA writes `PROGRAMACION DE SOFTWARE .`. */
const wordsOf = (name: string) => new Set(searchWords(name).filter((word) => !STOP_WORDS.has(word)))

/** Words that do not distinguish two program names. */
const STOP_WORDS = new Set(['de', 'del', 'en', 'la', 'el', 'los', 'las', 'y', 'e', 'para', 'con'])

/** Returns whether two names may mean the same program: one of them has all words of the other. */
export function mayBeSame(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size)
  return [...few!].every((word) => many!.has(word))
}

/** Returns whether two names have the same words. */
export const isSameName = (one: string, other: string): boolean => keyOf(one) !== '' && keyOf(one) === keyOf(other)

/** Returns the sorted words of a name: names with the same key are the same. */
const keyOf = (name: string) => [...wordsOf(name)].sort().join(' ')

/** Returns whether any program has exactly these words in its name. */
export async function isProgramName(manager: EntityManager, name: string): Promise<boolean> {
  const programs = await readNames(manager, 'SELECT nombre_programa FROM programa')
  return programs.some(({ nombre_programa }) => isSameName(nombre_programa, name))
}
