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

const DRAWS = 30
/** So often a format comes that people are not offered, in turn. */
const ODD_EVERY = 20
const names = (changes: Readonly<Record<string, Change>>) => Object.keys(changes)

/** The plan of a seed. Harmless changes come in turn, and with every second seed harmful ones, for which a place is found. */
export function planOf(seed: number): Plan {
  const random = new Random(seed)
  const harmless = names(HARMLESS)[seed % names(HARMLESS).length]!
  const harmful = seed % 2 === 0 ? [names(HARMFUL)[(seed / 2) % names(HARMFUL).length]!] : []
  let plan = drawn(seed, random)
  for (let left = DRAWS; left > 0 && harmful.some((name) => !make({ ...plan, changes: [name] }).changed[0]); left--)
    plan = drawn(seed, random)
  const more = [...few(random, names(HARMLESS), [0, 0, 1, 2, 4]), ...few(random, names(HARMFUL), [0, 0, 0, 1])]
  const changes = [harmless, ...more, ...harmful].filter((name) => harmful.length > 0 || name in HARMLESS)
  return { ...plan, changes: [...new Set(changes)] }
}

const few = (random: Random, all: string[], numbers: number[]) =>
  Array.from({ length: random.of(numbers) }, () => random.of(all))

function drawn(seed: number, random: Random): Plan {
  const [odd, usual] = [FORMATS.filter(({ isOdd }) => isOdd), FORMATS.filter(({ isOdd }) => !isOdd)]
  const format = seed % ODD_EVERY === 1 ? odd[Math.floor(seed / ODD_EVERY) % odd.length]! : random.of(usual)
  return { seed, kind: random.of(KIND_NAMES), format, changes: [], without: [] }
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
