import type { Responsible } from '@fichero/contract/owed.schema'
import { responsibleKey } from '@fichero/contract/responsible-key'
import type { JudgedOutcome } from './judged-outcomes.js'

// The rules for who owes a judgment: docs/decisions/missing-outcomes-and-counters.md#definitions.

/** A person who owes judgments. `fuente` is the reason: named in the report, the likely evaluator, scheduled, or the head. */
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

/** What is known about who evaluates an outcome that the report names nobody for. */
export interface Evidence {
  judgments: JudgedOutcome[]
  /** Who is scheduled for the outcome's competency. */
  scheduled: Person | undefined
}

/**
 * Returns the evaluator of one person's outcome: the one in the report (`named`), or else the likely one, or else who is
 * scheduled. Undefined if none is known.
 */
export const knownEvaluator = (named: Evaluator, evidence: Evidence): Person | undefined =>
  isNamed(named) ? personOf(named, 'titular') : likelyOrScheduled(evidence)

/** Returns who owes an outcome without an evaluator in the report: the likely evaluator, who is scheduled, or else the head. */
export const likelyPerson = (evidence: Evidence, head: Omit<Person, 'fuente'>): Person =>
  likelyOrScheduled(evidence) ?? { fuente: 'jefe', ...head }

const likelyOrScheduled = ({ judgments, scheduled }: Evidence) => likelyEvaluator(judgments) ?? scheduled

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
