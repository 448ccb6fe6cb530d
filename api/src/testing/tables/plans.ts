import { Random } from '../../demo/random.js'
import { type Change, HARMFUL, HARMLESS } from './changes.js'
import { FORMATS, type Format } from './formats.js'
import { KIND_NAMES, KINDS, type KindName } from './kinds.js'
import type { Table } from './table.js'

/** All that makes a table: the same plan makes the same one. */
export interface Plan {
  seed: number
  kind: KindName
  format: Format
  changes: readonly string[]
  /** Places of rows that are left out. */
  without: readonly number[]
}

export interface Made {
  table: Table
  /** The changes that the table had a place for. */
  changed: string[]
}

export const CHANGES: Readonly<Record<string, Change>> = { ...HARMLESS, ...HARMFUL }

export function planOf(seed: number): Plan {
  const random = new Random(seed)
  const few = (names: string[], numbers: number[]) => {
    const chosen = new Set<string>()
    for (let left = random.of(numbers); left > 0; left--) chosen.add(random.of(names))
    return [...chosen]
  }
  const format = random.next() < 0.05 ? FORMATS.filter(({ isOdd }) => isOdd) : FORMATS.filter(({ isOdd }) => !isOdd)
  return {
    seed,
    kind: random.of(KIND_NAMES),
    format: random.of(format),
    changes: [...few(Object.keys(HARMLESS), [0, 1, 2, 3, 5]), ...few(Object.keys(HARMFUL), [0, 0, 1, 1, 1, 2])],
    without: [],
  }
}

export function make({ seed, kind, format, changes, without }: Plan): Made {
  const table = KINDS[kind].make(new Random(seed ^ 0x5eed))
  table.rows = table.rows.filter((_, place) => !without.includes(place))
  const { shape } = KINDS[kind]
  const changed = changes.filter((name) =>
    // Each has numbers of its own, so that it stays the same where others are left out.
    CHANGES[name]?.(table, { random: new Random(seed + seedOf(name)), format, shape }),
  )
  return { table, changed }
}

const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)

/** Plans that make less: without one of the changes, without one of the rows. */
export function smaller(plan: Plan): Plan[] {
  const { changes, without, kind, seed } = plan
  const rows = KINDS[kind].make(new Random(seed ^ 0x5eed)).rows.map((_, place) => place)
  const left = rows.filter((place) => !without.includes(place))
  return [
    ...changes.map((name) => ({ ...plan, changes: changes.filter((other) => other !== name) })),
    ...(left.length > 1 ? left.map((place) => ({ ...plan, without: [...without, place] })) : []),
  ]
}
