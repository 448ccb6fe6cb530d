import { OUT_OF_REPORT } from '@fichero/contract/enums'
import type { FichaPlan } from './plan-ficha.js'
import type { PlannedPerson } from './plan-people.js'

/** Limits the size of an audit entry. No realistic import changes more enrolments. */
const MAX_LISTED = 100

/**
 * Returns the changed enrolments of a plan for the audit log, with the values before or after the import. Omits new enrolments,
 * because the import history shows them.
 */
export function peopleChanges(
  { people, outside, renumbered }: FichaPlan,
  side: 'before' | 'after',
): Record<string, unknown> | null {
  const former = new Map(renumbered.map(([antes, despues]) => [despues, antes]))
  const changed = people
    .filter(({ change }) => change === 'changed')
    .map((planned) => (side === 'before' ? valueBefore(planned, former) : valueAfter(planned)))
  const outOfReport = outside.map(({ nro_documento, tipo_documento, nombre, apellido, estado }) => {
    const person = { nro_documento, tipo_documento, nombre, apellido }
    return { ...person, estado: side === 'before' ? estado : OUT_OF_REPORT }
  })
  const matriculas = [...changed, ...outOfReport].slice(0, MAX_LISTED)
  return matriculas.length === 0 ? null : { matriculas }
}

/** Returns the stored values of a changed enrolment, with the former document number. */
function valueBefore({ before, person }: PlannedPerson, former: ReadonlyMap<string, string>) {
  const { tipo_documento, nombre, apellido, estado, celular, correo, fecha_reporte } = before ?? {}
  const nro_documento = former.get(person.nro_documento) ?? person.nro_documento
  return { nro_documento, tipo_documento, nombre, apellido, estado, celular, correo, fecha_reporte }
}

/** Returns the values of a changed enrolment after the import. */
function valueAfter({ person, enrolment }: PlannedPerson) {
  const { celular_editado: _, correo_editado: __, ...shown } = enrolment
  return { ...person, ...shown }
}
