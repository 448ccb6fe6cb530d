import { USER_FIELDS } from '@fichero/contract/user.fields'
import { cleanText, competencyOf, dateTimeOf } from './cells.js'
import type { Field } from './column-fields.js'
import type { DateReading } from './dates.js'
import { isName } from './person-names.js'
import { readableRows } from './readable-rows.js'
import type { InstructorsReport, Preamble, ScheduledRecord } from './records.js'
import { RowProblemList } from './row-problem-list.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'

/** Longest texts that are stored, in characters. */
const LENGTHS = {
  nombre: USER_FIELDS.nombre.max,
  apellido: USER_FIELDS.apellido.max,
  estado: 60,
  competencia: 2000,
} as const
const DAYS = { fecha_inicio: 'inicio_programacion', fecha_fin: 'fin_programacion' } as const

/** Reads the rows of a Reporte de Instructores por Ficha. All values are required. */
export function interpretInstructors(table: Table, preamble: Preamble, dates: DateReading): InstructorsReport {
  const problems = new RowProblemList(table)
  const isReadable = readableRows(table, problems)
  const scheduled = table.rows.flatMap((row) => (isReadable(row) && readRow(table, problems, dates, row)) || [])
  const { rejected, warnings } = problems
  const { headings, rows } = table
  return { kind: 'instructores', ...preamble, scheduled, headings, filas: rows.length, rejected, warnings }
}

/** Returns the values of a row, or null if one of them is not valid. */
function readRow(table: Table, problems: RowProblemList, dates: DateReading, row: TableRow): ScheduledRecord | null {
  const before = problems.rejected.length
  const text = (field: keyof typeof LENGTHS) => {
    const found = cleanText(cellOf(table, row, field))
    if (found === '') problems.reject('name_missing', row, field)
    else if (found.length > LENGTHS[field]) problems.reject('text_too_long', row, field, { max: LENGTHS[field] })
    return found
  }
  const name = (field: 'nombre' | 'apellido') => {
    const found = text(field)
    if (found !== '' && !isName(cellOf(table, row, field))) problems.reject('name_invalid', row, field)
    return found
  }
  const day = (field: Field) => {
    const found = dateTimeOf(cellOf(table, row, field), dates)?.slice(0, 10)
    if (found === undefined) problems.reject('day_invalid', row, field)
    return found ?? ''
  }
  const nombre = name('nombre')
  const apellido = name('apellido')
  const estado = text('estado')
  const written = text('competencia')
  // Some reports write the code before the text, as judgments reports do.
  const competencia = competencyOf(written)?.nombre ?? written
  const [fecha_inicio, fecha_fin] = [day(DAYS.fecha_inicio), day(DAYS.fecha_fin)]
  if (fecha_inicio !== '' && fecha_fin !== '' && fecha_fin < fecha_inicio)
    problems.reject('schedule_end_before_start', row, DAYS.fecha_fin)
  const horas = hoursOf(cleanText(cellOf(table, row, 'horas_programadas')))
  if (horas === null) problems.reject('hours_invalid', row, 'horas_programadas')
  if (horas === null || problems.rejected.length > before) return null
  return { fila: row.fila, nombre, apellido, estado, competencia, fecha_inicio, fecha_fin, horas }
}

/** Returns hours of at most two decimals, which SOFIA writes with a point; null for anything else. */
const hoursOf = (text: string) => (/^\d{1,5}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null)
