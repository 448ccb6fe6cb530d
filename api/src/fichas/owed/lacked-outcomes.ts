import type { MissingOutcome } from '@fichero/contract/missing.schema'
import { responsibleKey } from '@fichero/contract/responsible-key'
import { groupBy } from '../group-by.js'
import type { JudgedOutcome } from './judged-outcomes.js'
import type { MissingRow } from './missing-rows.js'
import { isNamed, likelyPerson, type Person, personOf } from './who-owes.js'

/** An outcome that a person lacks, with who owes its judgment. */
export interface Lacked extends Pick<MissingOutcome, 'id_resultado' | 'estado'> {
  nro_documento: string
  persona: Person
}

/** Says of each missing outcome who owes it: whom the report names for this person, else who likely gives it. */
export const lackedOutcomes = (
  rows: MissingRow[],
  judged: Map<number, JudgedOutcome[]>,
  head: Omit<Person, 'fuente'>,
): Lacked[] =>
  rows.map(({ nro_documento, id_resultado, estado, ...named }) => ({
    nro_documento,
    id_resultado,
    estado: estado ?? 'pendiente',
    persona: isNamed(named) ? personOf(named, 'titular') : likelyPerson(judged.get(id_resultado) ?? [], head),
  }))

export const presentLacked = ({ id_resultado, estado, persona }: Lacked): MissingOutcome => ({
  id_resultado,
  estado,
  fuente: persona.fuente,
  responsable: isKnown(persona) ? responsibleKey(persona) : null,
})

const isKnown = ({ fuente }: Person) => fuente !== 'jefe'

/** Returns who is known to owe judgments, the most first. */
export function responsiblePeople(lacked: Lacked[]) {
  const known = lacked.filter(({ persona }) => isKnown(persona))
  return [...groupBy(known, ({ persona }) => responsibleKey(persona))]
    .map(([clave, own]) => {
      const pendientes = own.filter(({ estado }) => estado === 'pendiente').length
      const { documento = null, nombre = clave } = own[0]?.persona ?? {}
      return { clave, documento, nombre, pendientes, no_aprobados: own.length - pendientes }
    })
    .sort((a, b) => b.pendientes - a.pendientes || b.no_aprobados - a.no_aprobados || (a.clave < b.clave ? -1 : 1))
}
