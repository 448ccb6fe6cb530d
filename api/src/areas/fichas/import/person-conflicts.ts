import type { RowProblem } from '@fichero/contract/imports.schema'
import { fullName } from '@fichero/contract/text'
import { isOtherPerson } from '../../../files/import-records/other-person.js'
import type { Headings } from '../../../files/spreadsheet-reader/column-fields.js'
import type { ApprenticesReport, JudgmentsReport, PersonRecord } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import type { CurrentPerson, FichaState } from './ficha-state.js'
import { type PlannedPerson } from './plan-people.js'

type FichaReport = ApprenticesReport | JudgmentsReport

/** Problems of document numbers that belong to another person in the database, by document number. */
export type Conflicts = ReadonlyMap<string, RowProblem>

/** Finds the people of the file whose document numbers belong to other people, in this ficha or in another one. */
export function conflictsOf(report: FichaReport, state: FichaState): Conflicts {
  const { headings } = report
  const conflicts = new Map<string, RowProblem>()
  for (const record of report.people) {
    const known = knownPerson(state, record)
    const fichas = fichasOf(state, record)
    if (!known || fichas.length === 0 || state.renumbered.has(record.nro_documento)) continue
    if (!isOther(known, record, headings)) continue
    const params = {
      documento: record.nro_documento,
      antes: typedName(known),
      despues: typedName(record),
      fichas: fichas.join(', '),
      filas: rowsOf(report).filter(({ nro_documento }) => nro_documento === record.nro_documento).length,
    }
    conflicts.set(record.nro_documento, rowProblem('person_conflict', documentCell(record, headings), params))
  }
  return conflicts
}

/** Returns the rows of a report: judgments, or people in a list of apprentices. */
const rowsOf = (report: FichaReport) => (report.kind === 'juicios' ? report.judgments : report.people)

/** Returns one problem for each row of the people with a conflict. Rows that are invalid anyway are not included. */
export function conflictRows(report: FichaReport, conflicts: Conflicts): RowProblem[] {
  return rowsOf(report).flatMap(({ fila, nro_documento }) => {
    const conflict = conflicts.get(nro_documento)
    return conflict ? [{ ...conflict, fila }] : []
  })
}

/** Returns the report without the people with a conflict, their judgments and the warnings about them. */
export function withoutPeople<R extends FichaReport>(report: R, conflicts: Conflicts): R {
  if (conflicts.size === 0) return report
  const stays = ({ nro_documento }: { nro_documento: string }) => !conflicts.has(nro_documento)
  const judgments = report.kind === 'juicios' ? { judgments: report.judgments.filter(stays) } : {}
  const warnings = report.warnings.filter(({ params }) => !conflicts.has(String(params.documento)))
  return { ...report, people: report.people.filter(stays), ...judgments, warnings }
}

/**
 * Returns warnings about changed names and document types: if the person is enrolled in other fichas too, where the change is
 * also visible, and if another person gets the document number because the request accepts this. These warnings are not part of
 * the plan, because changes in other fichas must not invalidate a stored plan.
 */
export function renamedPeople(people: PlannedPerson[], headings: Headings, state: FichaState): RowProblem[] {
  return people.flatMap(({ record, person, writesPerson }) => {
    const known = writesPerson ? knownPerson(state, record) : undefined
    if (!known || state.renumbered.has(record.nro_documento)) return []
    const others = state.otherFichas.get(record.nro_documento)
    if (!others && !isOther(known, record, headings)) return []
    const params = { documento: record.nro_documento, antes: typedName(known), despues: typedName(person) }
    const location = documentCell(record, headings)
    return others
      ? [rowProblem('person_renamed', location, { ...params, fichas: others.join(', ') })]
      : [rowProblem('person_replaced', location, params)]
  })
}

/** Returns whether a row has the name of another person. Without a column for document types, only names are compared. */
const isOther = (known: CurrentPerson, record: PersonRecord, { tipo_documento }: Headings) =>
  isOtherPerson(known, tipo_documento === undefined ? { ...record, tipo_documento: null } : record)

/** Returns the stored person with the document number, in this ficha or in another one. */
const knownPerson = ({ enrolments, others }: FichaState, { nro_documento }: PersonRecord) =>
  enrolments.get(nro_documento) ?? others.get(nro_documento)

/** Returns the numbers of all fichas of a person; this ficha is first. */
function fichasOf({ target, enrolments, otherFichas }: FichaState, { nro_documento }: PersonRecord): number[] {
  const current = enrolments.has(nro_documento) ? [target.nro_ficha] : []
  return [...current, ...(otherFichas.get(nro_documento) ?? [])]
}

/** Returns the document type and the name, for warnings. */
const typedName = (person: Pick<CurrentPerson, 'tipo_documento' | 'nombre' | 'apellido'>) =>
  `${person.tipo_documento} ${fullName(person)}`

/** Returns the position and value of the cell with the document number. */
const documentCell = ({ fila, nro_documento }: PersonRecord, headings: Headings) => ({
  fila,
  columna: headings.nro_documento ?? 'Número de Documento',
  valor: nro_documento,
})
