import type { ImportKind } from '@fichero/contract/enums'
import type { Field } from './column-fields.js'
import { rowsOfFicha } from './ficha-rows.js'
import { mentionedPeople } from './mentioned-people.js'
import { PeopleReader } from './people-reader.js'
import { readableRows } from './readable-rows.js'
import type { ApprenticesReport, Preamble } from './records.js'
import { RowProblemList } from './row-problem-list.js'
import type { Table } from './sheet-table.js'

/** How a list or report of people is read. */
interface Context {
  archivo: string
  layout: ImportKind
  /** The ficha that the file is imported into. */
  ficha?: number | undefined
}

/** Fields checked for lost values. Others are not checked, because a judgments report may be read only for its people. */
const PERSON_FIELDS: readonly Field[] = [
  'tipo_documento',
  'nro_documento',
  'nombre',
  'apellido',
  'nombres_y_apellidos',
  'apellidos_y_nombres',
  'celular',
  'correo',
  'estado',
]

/** In an apprentices report each person may occur once, in a judgments report once per learning outcome. */
export function interpretApprentices(
  table: Table,
  preamble: Preamble,
  { archivo, layout, ficha }: Context,
): ApprenticesReport {
  const problems = new RowProblemList(table)
  const isReadable = readableRows(table, problems, PERSON_FIELDS)
  const people = new PeopleReader(table, problems)
  const known = new Set<string>()
  const rows = rowsOfFicha(table, problems, archivo, ficha)
  for (const row of rows) {
    if (!isReadable(row)) continue
    const person = people.read(row)
    if (!person || layout !== 'aprendices') continue
    if (known.has(person.nro_documento))
      problems.reject('duplicate_person', row, 'nro_documento', { otra_fila: person.fila })
    known.add(person.nro_documento)
  }
  // A list with a column of fichas was filtered by `ficha`.
  const nro_ficha = preamble.nro_ficha ?? (table.columns.has('ficha') ? (ficha ?? null) : null)
  return {
    kind: 'aprendices',
    ...preamble,
    nro_ficha,
    people: people.records,
    mentioned: mentionedPeople(table, new Set(problems.rejected.map(({ fila }) => fila))),
    headings: table.headings,
    filas: table.rows.length,
    rejected: problems.rejected,
    warnings: problems.warnings,
  }
}
