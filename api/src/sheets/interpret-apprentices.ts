import type { ImportKind } from '@fichero/contract/enums'
import { PeopleReader } from './people-reader.js'
import { Problems } from './problems.js'
import type { ApprenticesReport, Preamble } from './records.js'
import type { Table } from './table.js'

/** In an apprentices report each person may occur once, in a judgments report once per learning outcome. */
export function interpretApprentices(table: Table, preamble: Preamble, layout: ImportKind): ApprenticesReport {
  const problems = new Problems(table)
  const people = new PeopleReader(table, problems)
  const known = new Set<string>()
  for (const row of table.rows) {
    const person = people.read(row)
    if (!person || layout !== 'aprendices') continue
    if (known.has(person.nro_documento))
      problems.reject('duplicate_person', row, 'nro_documento', { otra_fila: person.fila })
    known.add(person.nro_documento)
  }
  return {
    kind: 'aprendices',
    ...preamble,
    people: people.records,
    headings: table.headings,
    filas: table.rows.length,
    rejected: problems.rejected,
    warnings: problems.warnings,
  }
}
