import type { MissingOutcome } from '@fichero/contract/missing.schema'
import { responsibleKey } from '@fichero/contract/responsible-key'
import { groupBy } from '../group-by.js'
import type { MissingRow } from './missing-rows.js'
import { type Evidence, knownEvaluator, type Person } from './who-owes.js'

/** An outcome that an apprentice has not approved. `persona` is the evaluator who owes the judgment. */
export interface Lacked extends Pick<MissingOutcome, 'id_resultado' | 'estado'> {
  nro_documento: string
  persona: Person
}

/** Adds the person who owes the judgment to each missing outcome: the evaluator in the report, or else `evidenceOf` the outcome. */
export const lackedOutcomes = (
  rows: MissingRow[],
  evidenceOf: (idResultado: number) => Evidence,
  head: Omit<Person, 'fuente'>,
): Lacked[] =>
  rows.map(({ nro_documento, id_resultado, estado, ...named }) => ({
    nro_documento,
    id_resultado,
    estado: estado ?? 'pendiente',
    persona: knownEvaluator(named, evidenceOf(id_resultado)) ?? { fuente: 'jefe', ...head },
  }))

/** Presents a missing outcome. Without a known evaluator, `responsable` is null. */
export const lackedForAnswer = ({ id_resultado, estado, persona }: Lacked): MissingOutcome => ({
  id_resultado,
  estado,
  fuente: persona.fuente,
  responsable: isKnown(persona) ? responsibleKey(persona) : null,
})

/** Returns whether an evaluator is known. The head of the ficha is only the fallback. */
const isKnown = ({ fuente }: Person) => fuente !== 'jefe'

/** Returns the known evaluators who owe judgments, sorted by the number of owed judgments, largest first. */
export function responsiblePeople(lacked: Lacked[]) {
  const known = lacked.filter(({ persona }) => isKnown(persona))
  return [...groupBy(known, ({ persona }) => responsibleKey(persona))]
    .map(([clave, rows]) => {
      const pendientes = rows.filter(({ estado }) => estado === 'pendiente').length
      const { documento = null, nombre = clave } = rows[0]?.persona ?? {}
      return { clave, documento, nombre, pendientes, no_aprobados: rows.length - pendientes }
    })
    .sort((a, b) => b.pendientes - a.pendientes || b.no_aprobados - a.no_aprobados || (a.clave < b.clave ? -1 : 1))
}
