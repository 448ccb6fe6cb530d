import type { CentreName } from '@fichero/contract/centres.schema'
import { normalise } from '../../files/spreadsheet-reader/normalise.js'

/** How a spreadsheet names a centre. `centresIn` reads it. */
export const centreWord = ({ codigo, nombre }: CentreName) => `${codigo} - ${nombre}`

/** How a cell of a spreadsheet names centres, by their ids. */
export const centresText = (ids: readonly number[], centres: readonly CentreName[]): string =>
  centres
    .filter(({ id }) => ids.includes(id))
    .map(centreWord)
    .join('; ')

/** The centres that a cell names. */
interface NamedCentres {
  /** Ids, each once. */
  ids: number[]
  /** The parts of the cell that name no centre, or a name that several centres have. */
  unknown: string[]
}

/** Reads a cell with codes or names of centres, separated by `;` or `,`. The name of a centre may contain a comma. */
export function centresIn(text: string, centres: readonly CentreName[]): NamedCentres {
  const [ids, unknown] = [new Set<number>(), [] as string[]]
  for (const part of text.split(';')) {
    let words = part.split(',').filter((word) => word.trim() !== '')
    while (words.length > 0) {
      const known = longestName(words, centres)
      if (known) ids.add(known.id)
      else unknown.push(words[0]!.trim())
      words = words.slice(known?.words ?? 1)
    }
  }
  return { ids: [...ids], unknown }
}

/** Returns the centre that as many as possible of the first words name together. */
function longestName(words: string[], centres: readonly CentreName[]) {
  for (let count = words.length; count > 0; count--) {
    const centre = centreNamed(words.slice(0, count).join(','), centres)
    if (centre) return { id: centre.id, words: count }
  }
  return undefined
}

function centreNamed(word: string, centres: readonly CentreName[]): CentreName | undefined {
  const key = normalise(word)
  const code = key.split(/ ?[-–] ?/)[0]
  const byCode = centres.find(({ codigo }) => normalise(codigo) === key || normalise(codigo) === code)
  if (byCode) return byCode
  const [byName, another] = centres.filter(({ nombre }) => normalise(nombre) === key)
  return another ? undefined : byName
}
