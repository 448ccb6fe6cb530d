import type { DateReading } from './dates.js'
import { DesignReader } from './design-reader.js'
import { JudgmentReader } from './judgment-reader.js'
import { mentionedPeople } from './mentioned-people.js'
import { PeopleReader } from './people-reader.js'
import { readableRows } from './readable-rows.js'
import type { JudgmentRecord, JudgmentsReport, Preamble } from './records.js'
import { RowProblemList } from './row-problem-list.js'
import type { Table } from './sheet-table.js'

/** In a judgments report each person may have one row for each learning outcome. */
export function interpretJudgments(table: Table, preamble: Preamble, dates: DateReading): JudgmentsReport {
  const problems = new RowProblemList(table)
  const isReadable = readableRows(table, problems)
  const people = new PeopleReader(table, problems)
  const design = new DesignReader(table, problems)
  const reader = new JudgmentReader(table, problems, dates)
  const judgments: JudgmentRecord[] = []
  /** By document number and outcome code, the number of the first row. */
  const seen = new Map<string, Map<string, number>>()
  for (const row of table.rows) {
    if (!isReadable(row)) continue
    const person = people.read(row)
    const record = person && design.read(row)
    if (!record) continue
    const { nro_documento } = person
    const resultado = record.codigo
    const rows = seen.get(nro_documento) ?? new Map<string, number>()
    const other = rows.get(resultado)
    if (other !== undefined) {
      problems.reject('duplicate_judgment', row, 'resultado', { documento: nro_documento, otra_fila: other })
      continue
    }
    seen.set(nro_documento, rows.set(resultado, row.fila))
    const judgment = reader.read(row)
    if (judgment) judgments.push({ fila: row.fila, nro_documento, resultado, ...judgment })
  }
  return {
    kind: 'juicios',
    ...preamble,
    people: people.records,
    mentioned: mentionedPeople(table, new Set(problems.rejected.map(({ fila }) => fila))),
    design: design.records,
    judgments,
    headings: table.headings,
    filas: table.rows.length,
    rejected: problems.rejected,
    warnings: problems.warnings,
  }
}
