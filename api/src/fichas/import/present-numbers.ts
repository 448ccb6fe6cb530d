import type { RowProblem } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import { isOtherPerson } from '../../imports/other-person.js'
import type { ApprenticesReport, JudgmentsReport, PersonRecord } from '../../sheets/records.js'
import { rowProblem } from '../../sheets/row-problem.js'
import { type PresentPerson, presentNumbers } from '../former-documents.js'
import { fullName } from './plan-people.js'

type FichaReport = ApprenticesReport | JudgmentsReport

/**
 * Replaces former document numbers in a report by the current ones, so that number changes survive a report that still
 * has the former number. A record with another person's name keeps its number: the number has a new owner.
 */
export async function underPresentNumbers<R extends FichaReport>(manager: EntityManager, report: R): Promise<R> {
  const documents = report.people.map(({ nro_documento }) => nro_documento)
  const known = await presentNumbers(manager, documents)
  if (known.size === 0) return report
  const taken = new Set(documents)
  const present = new Map<string, PresentPerson>()
  const repeated = new Set<string>()
  const warnings: RowProblem[] = []
  for (const record of report.people) {
    const person = known.get(record.nro_documento)
    if (!person || isOtherPerson(person, { ...record, tipo_documento: null })) continue
    const isRepeated = taken.has(person.nro_documento)
    if (isRepeated) repeated.add(record.nro_documento)
    else present.set(record.nro_documento, person)
    taken.add(person.nro_documento)
    warnings.push(warningOf(report, record, person, isRepeated))
  }
  const stays = ({ nro_documento }: { nro_documento: string }) => !repeated.has(nro_documento)
  const people = report.people.filter(stays).map((record) => {
    const person = present.get(record.nro_documento)
    return person ? { ...record, nro_documento: person.nro_documento, tipo_documento: person.tipo_documento } : record
  })
  const judgments =
    report.kind === 'juicios'
      ? {
          judgments: report.judgments.filter(stays).map((row) => ({
            ...row,
            nro_documento: present.get(row.nro_documento)?.nro_documento ?? row.nro_documento,
          })),
        }
      : {}
  return { ...report, people, ...judgments, warnings: [...report.warnings, ...warnings] }
}

function warningOf({ headings }: FichaReport, record: PersonRecord, person: PresentPerson, isRepeated: boolean) {
  const columna = headings.nro_documento ?? 'Número de Documento'
  const at = { fila: record.fila, columna, valor: record.nro_documento }
  const params = { documento: person.nro_documento, nombre: fullName(person) }
  return rowProblem(isRepeated ? 'former_number_repeated' : 'former_number', at, params)
}
