import type { OwedOutcome } from '@fichero/contract/owed.schema'
import { daysBetween } from '../../domain/today.js'
import type { DesignRow } from '../../programs/design.js'
import { groupBy } from '../group-by.js'
import type { HeldOutcome, JudgedOutcome, OutcomeCount } from './judged-outcomes.js'
import { likelyPerson, type Person, personOf } from './who-owes.js'

export type Owed = Omit<OwedOutcome, 'responsable'> & { responsable: Person }

interface Given {
  /** Number of people in training. */
  aprendices: number
  head: { documento: string; nombre: string }
  design: DesignRow[]
  /** Of this ficha: how many have each outcome, and of those that somebody lacks, by whom. */
  counts: OutcomeCount[]
  judged: JudgedOutcome[]
  held: HeldOutcome[]
  /** Also the outcomes that nobody has begun. */
  all: boolean
  day: string
}

/** Returns the judgments that the people of a ficha still need, by outcome and who owes them: the longest wait first. */
export function owedOutcomes({ aprendices, head, design, counts, judged, held, all, day }: Given) {
  const countOf = new Map(counts.map((row) => [row.id_resultado, row.juzgados]))
  const judgedOf = groupBy(judged, ({ id_resultado }) => id_resultado)
  const heldOf = groupBy(held, ({ id_resultado }) => id_resultado)
  const resultados: Owed[] = []
  let sin_empezar = 0
  for (const { id, ...outcome } of design) {
    const juzgados = countOf.get(id) ?? 0
    const given = judgedOf.get(id) ?? []
    const holders = heldOf.get(id) ?? []
    const open = aprendices - juzgados
    if (open <= 0) continue
    if (!all && juzgados === 0 && holders.length === 0) {
      sin_empezar++
      continue
    }
    const wait = waitOf(given, day)
    for (const { personas, ...responsable } of shared(open, holders, given, head))
      resultados.push({ id_resultado: id, ...outcome, responsable, personas, juzgados, ...wait })
  }
  return { resultados: resultados.sort((a, b) => (b.dias ?? -1) - (a.dias ?? -1)), sin_empezar }
}

/** Since when an outcome is judged in its ficha, and how many days that is. */
export function waitOf(given: JudgedOutcome[], day: string) {
  const desde = given.map((row) => row.desde?.slice(0, 10)).reduce(earlier, undefined) ?? null
  return { desde, dias: desde === null ? null : daysBetween(desde, day) }
}

const earlier = (a: string | undefined, b: string | undefined) => (a === undefined || (b && b < a) ? b : a)

/** Shares the open judgments of an outcome out: to who holds them, and the rest to who most likely gives them. */
function shared(open: number, holders: HeldOutcome[], given: JudgedOutcome[], head: Given['head']) {
  const shares: (Person & { personas: number })[] = holders.map((row) => ({
    ...personOf(row, 'titular'),
    personas: row.personas,
  }))
  const rest = open - shares.reduce((sum, { personas }) => sum + personas, 0)
  if (rest <= 0) return shares
  const likely = likelyPerson(given, head)
  const same = shares.find(({ documento, nombre }) => documento === likely.documento && nombre === likely.nombre)
  if (same) same.personas += rest
  else shares.push({ ...likely, personas: rest })
  return shares
}
