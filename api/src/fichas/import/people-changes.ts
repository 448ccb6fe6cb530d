import { OUT_OF_REPORT } from '@fichero/contract/enums'
import type { FichaPlan } from './plan-ficha.js'
import type { PlannedPerson } from './plan-people.js'

/** Above any realistic change of one ficha; keeps audit entries small. */
const MAX_LISTED = 100

/** Enrolments that the plan changes, before or after. New ones can be found by their import. */
export function peopleChanges(
  { people, outside, renumbered }: FichaPlan,
  side: 'before' | 'after',
): Record<string, unknown> | null {
  const former = new Map(renumbered.map(([antes, despues]) => [despues, antes]))
  const changed = people
    .filter(({ change }) => change === 'changed')
    .map((planned) => (side === 'before' ? valueBefore(planned, former) : valueAfter(planned)))
  const left = outside.map(({ nro_documento, tipo_documento, nombre, apellido, estado }) => {
    const person = { nro_documento, tipo_documento, nombre, apellido }
    return { ...person, estado: side === 'before' ? estado : OUT_OF_REPORT }
  })
  const matriculas = [...changed, ...left].slice(0, MAX_LISTED)
  return matriculas.length === 0 ? null : { matriculas }
}

function valueBefore({ before, person }: PlannedPerson, former: ReadonlyMap<string, string>) {
  const { tipo_documento, nombre, apellido, estado, celular, correo, fecha_reporte } = before ?? {}
  const nro_documento = former.get(person.nro_documento) ?? person.nro_documento
  return { nro_documento, tipo_documento, nombre, apellido, estado, celular, correo, fecha_reporte }
}

function valueAfter({ person, enrolment }: PlannedPerson) {
  const { celular_editado: _, correo_editado: __, ...shown } = enrolment
  return { ...person, ...shown }
}
