import type { Language } from '@fichero/contract/enums'
import type { DataSource, EntityMetadata } from 'typeorm'
import { z } from 'zod'
import { TABLE_NOTES } from '../data-model/table-notes.js'
import { rowsOf } from '../database/rows.js'
import { inColombia } from '../domain/today.js'
import { type ColumnOf, sheetOf } from '../workbooks/sheet-of.js'
import { type Workbook, workbookOf } from '../workbooks/workbook.js'
import { MOMENT, type Worksheet } from '../workbooks/worksheet.js'
import { valueText } from './value-text.js'

type Row = Record<string, unknown>

const WORDS = {
  es: {
    file: 'datos de',
    contents: 'Contenido',
    sheet: 'Hoja',
    note: 'Qué es cada fila',
    rows: 'Filas',
    outcome: 'Resultado',
  },
  en: {
    file: 'data of',
    contents: 'Contents',
    sheet: 'Sheet',
    note: 'What each row is',
    rows: 'Rows',
    outcome: 'Outcome',
  },
} satisfies Record<Language, unknown>

/**
 * What `personFile` found, to be handed over: a sheet for each table, named as in the manual's data model, after a list of them.
 * Outcomes, which are nobody's, have their names.
 */
export async function personWorkbook(
  dataSource: DataSource,
  document: string,
  file: Record<string, Row[]>,
  language: Language,
): Promise<Workbook> {
  const words = WORDS[language]
  const contents: ColumnOf<[string, Row[]]>[] = [
    { heading: words.sheet, width: 24, value: ([table]) => table },
    { heading: words.note, width: 100, value: ([table]) => TABLE_NOTES[table]?.[language] ?? '' },
    { heading: words.rows, width: 10, value: ([, rows]) => rows.length },
  ]
  const tables = Object.entries(file)
  const outcome = { heading: words.outcome, width: 70, value: await outcomeNames(dataSource, file) }
  const sheets = tables.map(([table, rows]) =>
    tableSheet(dataSource.entityMetadatas.find(({ tableName }) => tableName === table)!, rows, outcome),
  )
  return workbookOf([words.file, document], [sheetOf(words.contents, contents, tables), ...sheets])
}

const readOutcomes = rowsOf(z.object({ id: z.int(), codigo: z.string(), nombre_rae: z.string() }))

async function outcomeNames(dataSource: DataSource, file: Record<string, Row[]>) {
  const isNeeded = Object.values(file).some(([row]) => row && 'id_resultado' in row)
  const found = isNeeded
    ? await readOutcomes(dataSource, 'SELECT id, codigo, nombre_rae FROM resultado_aprendizaje')
    : []
  const names = new Map(found.map(({ id, codigo, nombre_rae }) => [id, `${codigo} ${nombre_rae}`]))
  return ({ id_resultado }: Row) => names.get(Number(id_resultado)) ?? cellOf(id_resultado)
}

function tableSheet({ tableName, columns }: EntityMetadata, rows: Row[], outcome: ColumnOf<Row>): Worksheet {
  const instants = new Set(columns.filter(({ type }) => type === 'datetime').map(({ databaseName }) => databaseName))
  const names = Object.keys(rows[0] ?? {})
  const sheetColumns = names.map((name): ColumnOf<Row> => {
    if (name === 'id_resultado') return outcome
    if (instants.has(name)) return { heading: headingOf(name), width: 18, format: MOMENT, value: momentOf(name) }
    return { heading: headingOf(name), width: 24, value: (row) => cellOf(row[name]) }
  })
  return sheetOf(tableName, sheetColumns, rows)
}

/** `nro_documento` is «Nro documento». */
const headingOf = (column: string) => (column.charAt(0).toUpperCase() + column.slice(1)).replaceAll('_', ' ')

const cellOf = (value: unknown) => (typeof value === 'number' ? value : valueText(value))

/** MySQL answers an instant as a `Date`, SQLite as text. */
const momentOf = (name: string) => (row: Row) => {
  const value = row[name]
  if (value instanceof Date) return inColombia(value)
  return typeof value === 'string' ? inColombia(new Date(`${value.replace(' ', 'T')}Z`)) : null
}
