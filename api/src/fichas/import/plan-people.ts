import type { RowProblem } from '@fichero/contract/imports.schema'
import type { Headings, PersonRecord } from '../../sheets/records.js'
import { rowProblem } from '../../sheets/row-problem.js'
import type { CurrentEnrolment, CurrentPerson, FichaState } from './ficha-state.js'

export interface PlannedEnrolment {
  estado: string
  celular: string | null
  correo: string | null
}

/** A person of the file after the import. */
export interface PlannedPerson {
  record: PersonRecord
  before: CurrentEnrolment | undefined
  /** The person's row, if it is new or changes. */
  person: CurrentPerson | undefined
  enrolment: PlannedEnrolment
  change: 'new' | 'changed' | 'unchanged'
}

export interface PeoplePlan {
  people: PlannedPerson[]
  warnings: RowProblem[]
}

/** `warnNew`: set if people are expected to be enrolled already. */
export function planPeople(
  records: PersonRecord[],
  state: FichaState,
  headings: Headings,
  warnNew: boolean,
): PeoplePlan {
  const people = records.map((record) => planPerson(record, state))
  const enrolled = warnNew ? people.filter(({ change }) => change === 'new') : []
  const columna = headings.nro_documento ?? 'Número de Documento'
  const warnings = enrolled.map(({ record: { fila, nro_documento } }) =>
    rowProblem('enrolled_by_report', { fila, columna, valor: nro_documento }, { documento: nro_documento }),
  )
  return { people, warnings }
}

function planPerson(record: PersonRecord, state: FichaState): PlannedPerson {
  const { nro_documento, tipo_documento, nombre, apellido, estado } = record
  const before = state.enrolments.get(nro_documento)
  const known = before ?? state.others.get(nro_documento)
  const samePerson = known?.tipo_documento === tipo_documento && known.nombre === nombre && known.apellido === apellido
  const enrolment = {
    estado,
    // Judgments reports have no contact data: keep what is stored.
    celular: record.celular ?? before?.celular ?? null,
    correo: record.correo ?? before?.correo ?? null,
  }
  const sameEnrolment =
    before?.estado === estado && before.celular === enrolment.celular && before.correo === enrolment.correo
  return {
    record,
    before,
    person: samePerson ? undefined : { nro_documento, tipo_documento, nombre, apellido },
    enrolment,
    change: !before ? 'new' : samePerson && sameEnrolment ? 'unchanged' : 'changed',
  }
}
