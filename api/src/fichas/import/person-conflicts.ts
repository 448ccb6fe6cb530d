import type { RowProblem } from '@fichero/contract/imports.schema'
import { isOtherPerson } from '../../imports/other-person.js'
import type { Headings } from '../../sheets/fields.js'
import type { ApprenticesReport, JudgmentsReport, PersonRecord } from '../../sheets/records.js'
import { rowProblem } from '../../sheets/row-problem.js'
import type { CurrentPerson, FichaState } from './ficha-state.js'
import { fullName, type PlannedPerson } from './plan-people.js'

type FichaReport = ApprenticesReport | JudgmentsReport

/** A document of the file that stands for another person here, by document. */
export type Conflicts = ReadonlyMap<string, RowProblem>

/** Finds the people of the file whose documents are other people's, in this ficha or another. */
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

const rowsOf = (report: FichaReport) => (report.kind === 'juicios' ? report.judgments : report.people)

/** One problem for each row of these people that could be loaded. */
export function conflictRows(report: FichaReport, conflicts: Conflicts): RowProblem[] {
  return rowsOf(report).flatMap(({ fila, nro_documento }) => {
    const conflict = conflicts.get(nro_documento)
    return conflict ? [{ ...conflict, fila }] : []
  })
}

/** The report without these people, their judgments, and what is told of them. */
export function withoutPeople<R extends FichaReport>(report: R, conflicts: Conflicts): R {
  if (conflicts.size === 0) return report
  const stays = ({ nro_documento }: { nro_documento: string }) => !conflicts.has(nro_documento)
  const judgments = report.kind === 'juicios' ? { judgments: report.judgments.filter(stays) } : {}
  const warnings = report.warnings.filter(({ params }) => !conflicts.has(String(params.documento)))
  return { ...report, people: report.people.filter(stays), ...judgments, warnings }
}

/**
 * Warns of names and types that change in other fichas too, and of a person who takes another's place because the
 * request accepts it. No part of the plan: what happens in other fichas does not make a kept plan invalid.
 */
export function renamedPeople(people: PlannedPerson[], headings: Headings, state: FichaState): RowProblem[] {
  return people.flatMap(({ record, person, writesPerson }) => {
    const known = writesPerson ? knownPerson(state, record) : undefined
    if (!known || state.renumbered.has(record.nro_documento)) return []
    const others = state.otherFichas.get(record.nro_documento)
    if (!others && !isOther(known, record, headings)) return []
    const params = { documento: record.nro_documento, antes: typedName(known), despues: typedName(person) }
    const at = documentCell(record, headings)
    return others
      ? [rowProblem('person_renamed', at, { ...params, fichas: others.join(', ') })]
      : [rowProblem('person_replaced', at, params)]
  })
}

const isOther = (known: CurrentPerson, record: PersonRecord, { tipo_documento }: Headings) =>
  isOtherPerson(known, tipo_documento === undefined ? { ...record, tipo_documento: null } : record)

const knownPerson = ({ enrolments, others }: FichaState, { nro_documento }: PersonRecord) =>
  enrolments.get(nro_documento) ?? others.get(nro_documento)

function fichasOf({ target, enrolments, otherFichas }: FichaState, { nro_documento }: PersonRecord): number[] {
  const own = enrolments.has(nro_documento) ? [target.nro_ficha] : []
  return [...own, ...(otherFichas.get(nro_documento) ?? [])]
}

const typedName = (person: Pick<CurrentPerson, 'tipo_documento' | 'nombre' | 'apellido'>) =>
  `${person.tipo_documento} ${fullName(person)}`

const documentCell = ({ fila, nro_documento }: PersonRecord, headings: Headings) => ({
  fila,
  columna: headings.nro_documento ?? 'Número de Documento',
  valor: nro_documento,
})
