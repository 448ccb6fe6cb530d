import type { Responsible } from '@fichero/contract/owed.schema'
import { responsibleKey } from '@fichero/contract/responsible-key'
import type { JudgedOutcome } from './judged-outcomes.js'

// Who owes a judgment: docs/decisions/owed-judgments-are-counted-by-page.md.

export type Person = Omit<Responsible, 'id_usuario'>
type Named = Pick<JudgedOutcome, 'evaluador_documento' | 'evaluador_nombre'>

export const isNamed = ({ evaluador_documento, evaluador_nombre }: Named) =>
  Boolean(evaluador_documento || evaluador_nombre)

/** A person whom a report names. */
export const personOf = ({ evaluador_documento, evaluador_nombre }: Named, fuente: Person['fuente']): Person => ({
  fuente,
  documento: evaluador_documento || null,
  nombre: evaluador_nombre || evaluador_documento || '',
})

/** Who owes the judgments of an outcome that the report names nobody for, by those that were given. */
export function likelyPerson(given: JudgedOutcome[], head: Omit<Person, 'fuente'>): Person {
  const most = given.filter(isNamed).reduce(moreJudged, undefined)
  return most ? personOf(most, 'evaluador') : { fuente: 'jefe', ...head }
}

/** Of equals always the same one, whatever order the database has them in. */
function moreJudged(a: JudgedOutcome | undefined, b: JudgedOutcome): JudgedOutcome {
  if (!a || b.juzgados > a.juzgados) return b
  return b.juzgados === a.juzgados && nameOf(b) < nameOf(a) ? b : a
}

const nameOf = (row: JudgedOutcome) => {
  const person = personOf(row, 'evaluador')
  return `${responsibleKey(person)} ${person.nombre}`
}
