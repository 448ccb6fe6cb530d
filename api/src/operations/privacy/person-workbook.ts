import { CELL_FORMATS } from '@fichero/contract/day-text'
import type { Language } from '@fichero/contract/enums'
import type { DataSource, EntityMetadata } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { type ColumnOf, sheetOf } from '../../files/spreadsheet-writer/sheet-of.js'
import { type Workbook, workbookOf } from '../../files/spreadsheet-writer/workbook.js'
import type { Worksheet } from '../../files/spreadsheet-writer/worksheet.js'
import { addTexts } from '../../i18n/texts.js'
import { inColombia } from '../../rules/today.js'
import { TABLE_NOTES } from '../data-model/table-notes.js'
import en from './locales/en.json'
import es from './locales/es.json'
import { valueText } from './value-text.js'

type Row = Record<string, unknown>

const texts = addTexts('privacy', { es, en })

/**
 * Formats the result of `personFile` as a workbook: a list of contents, and a sheet for each table, named as in the manual's
 * data model. Ids of outcomes are replaced by their codes and names.
 */
export async function personWorkbook(
  dataSource: DataSource,
  document: string,
  file: Record<string, Row[]>,
  language: Language,
): Promise<Workbook> {
  const translate = texts[language]
  const contents: ColumnOf<[string, Row[]]>[] = [
    { heading: translate('sheet'), width: 24, value: ([table]) => table },
    { heading: translate('note'), width: 100, value: ([table]) => TABLE_NOTES[language][table] ?? '' },
    { heading: translate('rows'), width: 10, value: ([, rows]) => rows.length },
  ]
  const tables = Object.entries(file)
  const outcome = { heading: translate('outcome'), width: 70, value: await outcomeNames(dataSource, file, language) }
  const sheets = tables.map(([table, rows]) =>
    tableSheet(dataSource.entityMetadatas.find(({ tableName }) => tableName === table)!, rows, outcome, language),
  )
  return workbookOf([translate('file'), document], [sheetOf(translate('contents'), contents, tables), ...sheets])
}

const readOutcomes = rowsOf(z.object({ id: z.int(), codigo: z.string(), nombre_rae: z.string() }))

async function outcomeNames(dataSource: DataSource, file: Record<string, Row[]>, language: Language) {
  const isNeeded = Object.values(file).some(([row]) => row && 'id_resultado' in row)
  const found = isNeeded
    ? await readOutcomes(dataSource, 'SELECT id, codigo, nombre_rae FROM resultado_aprendizaje')
    : []
  const names = new Map(found.map(({ id, codigo, nombre_rae }) => [id, `${codigo} ${nombre_rae}`]))
  return ({ id_resultado }: Row) => names.get(Number(id_resultado)) ?? cellOf(id_resultado, language)
}

function tableSheet(
  { tableName, columns }: EntityMetadata,
  rows: Row[],
  outcome: ColumnOf<Row>,
  language: Language,
): Worksheet {
  const ofType = (wanted: string) =>
    new Set(columns.filter(({ type }) => type === wanted).map(({ databaseName }) => databaseName))
  const [instants, days] = [ofType('datetime'), ofType('date')]
  const { day, moment } = CELL_FORMATS[language]
  const names = Object.keys(rows[0] ?? {})
  const sheetColumns = names.map((name): ColumnOf<Row> => {
    if (name === 'id_resultado') return outcome
    if (instants.has(name)) return { heading: headingOf(name), width: 18, format: moment, value: momentOf(name) }
    if (days.has(name)) return { heading: headingOf(name), width: 18, format: day, value: dayOf(name) }
    return { heading: headingOf(name), width: 24, value: (row) => cellOf(row[name], language) }
  })
  return sheetOf(tableName, sheetColumns, rows)
}

/** `nro_documento` becomes «Nro documento». */
const headingOf = (column: string) => (column.charAt(0).toUpperCase() + column.slice(1)).replaceAll('_', ' ')

const cellOf = (value: unknown, language: Language) => (typeof value === 'number' ? value : valueText(value, language))

const dayOf = (name: string) => (row: Row) => {
  const value = row[name]
  return value instanceof Date ? value : typeof value === 'string' ? new Date(value) : null
}

/** MySQL returns an instant as a `Date`, SQLite as text. */
const momentOf = (name: string) => (row: Row) => {
  const value = row[name]
  if (value instanceof Date) return inColombia(value)
  return typeof value === 'string' ? inColombia(new Date(`${value.replace(' ', 'T')}Z`)) : null
}
