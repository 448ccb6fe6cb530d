import type { RowProblem } from '@fichero/contract/imports.schema'
import { fullName } from '@fichero/contract/text'
import type { EntityManager } from 'typeorm'
import { isOtherPerson } from '../../../files/import-records/other-person.js'
import type { ApprenticesReport, JudgmentsReport, PersonRecord } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import { peopleByFormerNumber, type RenumberedPerson } from '../former-documents.js'

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
  const columna = headings.nro_documento ?? 'Número de Documento'
  const location = { fila: record.fila, columna, valor: record.nro_documento }
  const params = { documento: person.nro_documento, nombre: fullName(person) }
  return rowProblem(isRepeated ? 'former_number_repeated' : 'former_number', location, params)
}
