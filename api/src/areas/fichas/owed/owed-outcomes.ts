import type { OwedOutcome } from '@fichero/contract/owed.schema'
import { daysBetween } from '../../../rules/today.js'
import type { DesignRow } from '../../programs/design.js'
import { groupBy } from '../group-by.js'
import type { HeldOutcome, JudgedOutcome, OutcomeCount } from './judged-outcomes.js'
import { type Evidence, likelyPerson, type Person, personOf } from './who-owes.js'

/** The owed judgments of one outcome and one responsible person. */
export type Owed = Omit<OwedOutcome, 'responsable'> & { responsable: Person }

interface Input {
  /** Number of people in training. */
  aprendices: number
  head: { documento: string; nombre: string }
  design: DesignRow[]
  /** Number of judgments by outcome. */
  counts: OutcomeCount[]
  /** Number of judgments by outcome and evaluator, only for outcomes that somebody still lacks. */
  judged: JudgedOutcome[]
  held: HeldOutcome[]
  scheduledOf: (outcome: DesignRow) => Person | undefined
  /** Whether to include outcomes that have neither judgments nor holders. */
  all: boolean
  day: string
}

/**
 * Returns the judgments that the people of a ficha still need, by outcome and responsible evaluator. The outcome with the
 * longest wait is first.
 */
export function owedOutcomes({ aprendices, head, design, counts, judged, held, scheduledOf, all, day }: Input) {
  const countOf = new Map(counts.map((row) => [row.id_resultado, row.juzgados]))
  const judgedOf = groupBy(judged, ({ id_resultado }) => id_resultado)
  const heldOf = groupBy(held, ({ id_resultado }) => id_resultado)
  const resultados: Owed[] = []
  let sin_empezar = 0
  for (const row of design) {
    const { id, ...outcome } = row
    const juzgados = countOf.get(id) ?? 0
    const judgments = judgedOf.get(id) ?? []
    const holders = heldOf.get(id) ?? []
    const open = aprendices - juzgados
    if (open <= 0) continue
    if (!all && juzgados === 0 && holders.length === 0) {
      sin_empezar++
      continue
    }
    const wait = waitOf(judgments, day)
    for (const { personas, ...responsable } of distribute(
      open,
      holders,
      { judgments, scheduled: scheduledOf(row) },
      head,
    ))
      resultados.push({ id_resultado: id, ...outcome, responsable, personas, juzgados, ...wait })
  }
  return { resultados: resultados.sort((a, b) => (b.dias ?? -1) - (a.dias ?? -1)), sin_empezar }
}

/** Returns the day on which the first person of the ficha got a judgment for the outcome, and the number of days since then. */
export function waitOf(judgments: JudgedOutcome[], day: string) {
  const desde = judgments.map((row) => row.desde?.slice(0, 10)).reduce(earlier, undefined) ?? null
  return { desde, dias: desde === null ? null : daysBetween(desde, day) }
}

/** Returns the earlier of two moments; undefined is later than any moment. */
const earlier = (a: string | undefined, b: string | undefined) => (a === undefined || (b && b < a) ? b : a)

/** Distributes the open judgments of an outcome: those with a holder to the holder, and the rest to the likely evaluator. */
function distribute(open: number, holders: HeldOutcome[], evidence: Evidence, head: Input['head']) {
  const shares: (Person & { personas: number })[] = holders.map((row) => ({
    ...personOf(row, 'titular'),
    personas: row.personas,
  }))
  const rest = open - shares.reduce((sum, { personas }) => sum + personas, 0)
  if (rest <= 0) return shares
  const likely = likelyPerson(evidence, head)
  const same = shares.find(({ documento, nombre }) => documento === likely.documento && nombre === likely.nombre)
  if (same) same.personas += rest
  else shares.push({ ...likely, personas: rest })
  return shares
}
