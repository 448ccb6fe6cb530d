import { Random } from '../../src/operations/demo/random.js'
import { type Change, HARMFUL, HARMLESS } from './changes.js'
import { FORMATS, type Format } from './formats.js'
import { KIND_NAMES, KINDS, type KindName } from './kinds.js'
import type { Table } from './table.js'

/** Everything that determines a table: the same plan makes the same table. */
export interface Plan {
  seed: number
  kind: KindName
  format: Format
  changes: readonly string[]
  /** Indexes of omitted rows. */
  without: readonly number[]
}

/** A table made from a plan. */
export interface Made {
  table: Table
  /** The changes that applied to the table. */
  changed: string[]
}

/** All changes by name. */
export const CHANGES: Readonly<Record<string, Change>> = { ...HARMLESS, ...HARMFUL }

const MAX_TRIES = 30
/** Every 20th seed gets a format that the file chooser does not offer. */
const ODD_EVERY = 20
const names = (changes: Readonly<Record<string, Change>>) => Object.keys(changes)

/**
 * Returns the plan of a seed. Successive seeds cycle through the harmless changes. Every second seed also has the next harmful
 * change, with a table to which it applies.
 */
export function planOf(seed: number): Plan {
  const random = new Random(seed)
  const harmless = names(HARMLESS)[seed % names(HARMLESS).length]!
  const harmful = seed % 2 === 0 ? [names(HARMFUL)[(seed / 2) % names(HARMFUL).length]!] : []
  let plan = randomPlan(seed, random)
  for (
    let tries = MAX_TRIES;
    tries > 0 && harmful.some((name) => !make({ ...plan, changes: [name] }).changed[0]);
    tries--
  )
    plan = randomPlan(seed, random)
  const more = [
    ...randomNames(random, names(HARMLESS), [0, 0, 1, 2, 4]),
    ...randomNames(random, names(HARMFUL), [0, 0, 0, 1]),
  ]
  const changes = [harmless, ...more, ...harmful].filter((name) => harmful.length > 0 || name in HARMLESS)
  return { ...plan, changes: [...new Set(changes)] }
}

/** Picks names at random, as many as one of `numbers`. */
const randomNames = (random: Random, all: string[], numbers: number[]) =>
  Array.from({ length: random.of(numbers) }, () => random.of(all))

function randomPlan(seed: number, random: Random): Plan {
  const [odd, usual] = [FORMATS.filter(({ isOdd }) => isOdd), FORMATS.filter(({ isOdd }) => !isOdd)]
  const format = seed % ODD_EVERY === 1 ? odd[Math.floor(seed / ODD_EVERY) % odd.length]! : random.of(usual)
  return { seed, kind: random.of(KIND_NAMES), format, changes: [], without: [] }
}

export function make({ seed, kind, format, changes, without }: Plan): Made {
  const table = KINDS[kind].make(new Random(seed ^ 0x5eed))
  table.rows = table.rows.filter((_, index) => !without.includes(index))
  const { shape } = KINDS[kind]
  const changed = changes.filter((name) =>
    // Each change has its own random numbers, so that it does not depend on the others.
    CHANGES[name]?.(table, { random: new Random(seed + seedOf(name)), format, shape }),
  )
  return { table, changed }
}

/** Returns a number that depends on the name. */
const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)

/** Returns smaller plans: without one of the changes, or without one of the rows. */
export function smaller(plan: Plan): Plan[] {
  const { changes, without, kind, seed } = plan
  const rows = KINDS[kind].make(new Random(seed ^ 0x5eed)).rows.map((_, index) => index)
  const remaining = rows.filter((index) => !without.includes(index))
  return [
    ...changes.map((name) => ({ ...plan, changes: changes.filter((other) => other !== name) })),
    ...(remaining.length > 1 ? remaining.map((index) => ({ ...plan, without: [...without, index] })) : []),
  ]
}
