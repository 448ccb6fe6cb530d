import type { Responsible } from '@fichero/contract/owed.schema'
import { responsibleKey } from '@fichero/contract/responsible-key'
import type { JudgedOutcome } from './judged-outcomes.js'

// The rules for who owes a judgment: docs/decisions/missing-outcomes-and-counters.md#definitions.

/** A person who owes judgments. `fuente` is the reason: named in the report, the likely evaluator, or the head. */
export type Person = Omit<Responsible, 'id_usuario'>
/** The columns that say who recorded or owes a judgment. */
export type Evaluator = Pick<JudgedOutcome, 'evaluador_documento' | 'evaluador_nombre'>

/** Returns whether a row has an evaluator. */
export const isNamed = ({ evaluador_documento, evaluador_nombre }: Evaluator) =>
  Boolean(evaluador_documento || evaluador_nombre)

/** Returns the evaluator in a report as a `Person`. */
export const personOf = ({ evaluador_documento, evaluador_nombre }: Evaluator, fuente: Person['fuente']): Person => ({
  fuente,
  documento: evaluador_documento || null,
  nombre: evaluador_nombre || evaluador_documento || '',
})

/**
 * Returns the evaluator of one person's outcome: the one in the report (`named`), or else the likely one. Undefined if neither
 * is known.
 */
export const knownEvaluator = (named: Evaluator, judgments: JudgedOutcome[]): Person | undefined =>
  isNamed(named) ? personOf(named, 'titular') : likelyEvaluator(judgments)

/** Returns who owes an outcome without an evaluator in the report: the likely evaluator, or else the head of the ficha. */
export const likelyPerson = (judgments: JudgedOutcome[], head: Omit<Person, 'fuente'>): Person =>
  likelyEvaluator(judgments) ?? { fuente: 'jefe', ...head }

/** Returns the person who judged this outcome for most people of the ficha. */
function likelyEvaluator(judgments: JudgedOutcome[]): Person | undefined {
  const evaluator = judgments.filter(isNamed).reduce(moreJudged, undefined)
  return evaluator && personOf(evaluator, 'evaluador')
}

/** Returns the row with more judgments. The name breaks ties, so that the result does not depend on the order of the rows. */
function moreJudged(a: JudgedOutcome | undefined, b: JudgedOutcome): JudgedOutcome {
  if (!a || b.juzgados > a.juzgados) return b
  return b.juzgados === a.juzgados && sortKeyOf(b) < sortKeyOf(a) ? b : a
}

/** Returns a text that orders evaluators by document number, then by name. */
const sortKeyOf = (row: JudgedOutcome) => {
  const person = personOf(row, 'evaluador')
  return `${responsibleKey(person)} ${person.nombre}`
}
