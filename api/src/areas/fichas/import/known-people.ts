import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { fullName } from '@fichero/contract/text'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../../database/rows.js'
import { isOtherPerson } from '../../../files/import-records/other-person.js'
import type { Headings } from '../../../files/spreadsheet-reader/column-fields.js'
import type { ApprenticesReport, JudgmentsReport, PersonRecord } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import { today } from '../../../rules/today.js'
import { documentBatches } from '../document-batches.js'
import { peopleByFormerNumber, type RenumberedPerson } from '../former-documents.js'
import { inTraining } from '../in-training.js'
import { type CurrentPerson, type FichaState, NO_FICHAS } from './ficha-state.js'
import type { PlannedPerson } from './plan-people.js'

// Compares the people of a report with the people whom the database knows: under former numbers, in this ficha, and in others.

type FichaReport = ApprenticesReport | JudgmentsReport

/**
 * Replaces former document numbers in a report by the current numbers, so that a report with a former number does not revert a
 * number change. If the report has the name of a different person, the number is not replaced, because that person has the
 * number now.
 */
export async function replaceFormerNumbers<R extends FichaReport>(manager: EntityManager, report: R): Promise<R> {
  const documents = report.people.map(({ nro_documento }) => nro_documento)
  const known = await peopleByFormerNumber(manager, documents)
  if (known.size === 0) return report
  const taken = new Set(documents)
  const current = new Map<string, RenumberedPerson>()
  const repeated = new Set<string>()
  const warnings: RowProblem[] = []
  for (const record of report.people) {
    const person = known.get(record.nro_documento)
    if (!person || isOtherPerson(person, { ...record, tipo_documento: null })) continue
    const isRepeated = taken.has(person.nro_documento)
    if (isRepeated) repeated.add(record.nro_documento)
    else current.set(record.nro_documento, person)
    taken.add(person.nro_documento)
    warnings.push(warningOf(report, record, person, isRepeated))
  }
  const stays = ({ nro_documento }: { nro_documento: string }) => !repeated.has(nro_documento)
  const people = report.people.filter(stays).map((record) => {
    const person = current.get(record.nro_documento)
    return person ? { ...record, nro_documento: person.nro_documento, tipo_documento: person.tipo_documento } : record
  })
  const judgments =
    report.kind === 'juicios'
      ? {
          judgments: report.judgments.filter(stays).map((row) => ({
            ...row,
            nro_documento: current.get(row.nro_documento)?.nro_documento ?? row.nro_documento,
          })),
        }
      : {}
  return { ...report, people, ...judgments, warnings: [...report.warnings, ...warnings] }
}

/** Returns the warning about a former number in a row. `isRepeated` means that the file has the current number too. */
function warningOf({ headings }: FichaReport, record: PersonRecord, person: RenumberedPerson, isRepeated: boolean) {
  const params = { documento: person.nro_documento, nombre: fullName(person) }
  return rowProblem(isRepeated ? 'former_number_repeated' : 'former_number', documentCell(record, headings), params)
}

/** Problems of document numbers that belong to another person in the database, by document number. */
type Conflicts = ReadonlyMap<string, RowProblem>

/**
 * Finds the people of the file whose document numbers belong to other people, in this ficha or in another one. With `renames`,
 * only those that are not accepted: the user sees none of the other person's fichas.
 */
export function conflictsOf(report: FichaReport, state: FichaState, renames = false): Conflicts {
  const { headings } = report
  const conflicts = new Map<string, RowProblem>()
  for (const record of report.people) {
    const known = knownPerson(state, record)
    const { seen, hidden } = fichasOf(state, record)
    if (!known || seen.length + hidden === 0 || state.renumbered.has(record.nro_documento)) continue
    if (!isOther(known, record, headings)) continue
    if (seen.length === 0) {
      const params = { documento: record.nro_documento, despues: typedName(record) }
      conflicts.set(
        record.nro_documento,
        rowProblem('person_conflict_elsewhere', documentCell(record, headings), params),
      )
      continue
    }
    if (renames) continue
    const params = {
      documento: record.nro_documento,
      antes: typedName(known),
      despues: typedName(record),
      fichas: seen.join(', '),
      filas: rowsIn(report).filter(({ nro_documento }) => nro_documento === record.nro_documento).length,
    }
    conflicts.set(record.nro_documento, rowProblem('person_conflict', documentCell(record, headings), params))
  }
  return conflicts
}

/** Returns the rows of a report: judgments, or people in a list of apprentices. */
const rowsIn = (report: FichaReport) => (report.kind === 'juicios' ? report.judgments : report.people)

/** Returns one problem for each row of the people with a conflict. Rows that are invalid anyway are not included. */
export function conflictRows(report: FichaReport, conflicts: Conflicts): RowProblem[] {
  return rowsIn(report).flatMap(({ fila, nro_documento }) => {
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
    const others = state.otherFichas.get(record.nro_documento)?.seen ?? []
    if (others.length === 0 && !isOther(known, record, headings)) return []
    const params = { documento: record.nro_documento, antes: typedName(known), despues: typedName(person) }
    const location = documentCell(record, headings)
    return others.length > 0
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

/** Returns all fichas of a person; this ficha is first. */
function fichasOf({ target, enrolments, otherFichas }: FichaState, { nro_documento }: PersonRecord) {
  const current = enrolments.has(nro_documento) ? [target.nro_ficha] : []
  const { seen, hidden } = otherFichas.get(nro_documento) ?? NO_FICHAS
  return { seen: [...current, ...seen], hidden }
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

/** The fichas that the user sees, as a table expression, except the one of the file. */
interface OtherThan {
  nroFicha: number
  fichas: string
}

const readEnrolments = rowsOf(z.object({ nro_documento: z.string(), nro_ficha: z.int() }))

/**
 * Returns a warning for each person who would be in training both in this ficha and in another ficha that has not ended. These
 * warnings are not part of the plan, because changes in other fichas must not invalidate a stored plan.
 */
export async function doubleEnrolments(
  manager: EntityManager,
  others: OtherThan,
  headings: Headings,
  people: PlannedPerson[],
): Promise<RowProblem[]> {
  const training = people.filter(({ enrolment }) => IN_TRAINING_STATES.includes(enrolment.estado))
  const documents = training.map(({ record }) => record.nro_documento)
  const enrolled = await inTrainingElsewhere(manager, others, documents)
  return training.flatMap(({ person, record }) => {
    const fichas = enrolled.get(record.nro_documento)
    const params = { documento: record.nro_documento, nombre: fullName(person), fichas: fichas?.join(', ') ?? '' }
    return fichas ? [rowProblem('enrolled_elsewhere', documentCell(record, headings), params)] : []
  })
}

/** Returns, by document number, the other fichas that have not ended and in which the person is in training. */
export async function inTrainingElsewhere(
  manager: EntityManager,
  { nroFicha, fichas }: OtherThan,
  documents: string[],
): Promise<Map<string, number[]>> {
  const others = new Map<string, number[]>()
  const { sql, parameters } = inTraining(today())
  for (const { batch, placeholders } of documentBatches(documents)) {
    const found = await readEnrolments(
      manager,
      `SELECT m.nro_documento, m.nro_ficha FROM matricula m JOIN ${fichas} f ON f.nro_ficha = m.nro_ficha
       WHERE ${sql} AND m.nro_ficha <> ? AND m.nro_documento IN (${placeholders}) ORDER BY m.nro_ficha`,
      [...parameters, nroFicha, ...batch],
    )
    for (const { nro_documento, nro_ficha } of found)
      others.set(nro_documento, [...(others.get(nro_documento) ?? []), nro_ficha])
  }
  return others
}
