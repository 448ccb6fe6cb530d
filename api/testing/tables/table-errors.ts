import type { Change } from './changes.js'
import { addColumn } from './harmless-layouts.js'
import { cellsOf, markInvalid } from './pick.js'
import { dataRows, type Encoding } from './table.js'

const UNSEEN = ['\u200b', '\u200f', '\u00ad', '\ufeff']

/** Changes that damage the file, not only a row: rejecting the file is also correct. */
export const TABLE_ERRORS: Readonly<Record<string, Change>> = {
  'letters in another encoding': (table, { random, format }) => {
    const accented = cellsOf(table, 'all').some(({ one }) => /[^\0-\x7f]/.test(String(one.written)))
    if (format.nature !== 'text' || !accented) return false
    table.text.encoding = random.of<Encoding>(['cp850', 'utf8 twice', 'mixed'])
    table.mayBeRejected = true
    return true
  },
  'day and month swapped': (table, { format }) => {
    // The change must swap all dates, including those of mayBeRejected rows.
    if (format.nature !== 'workbook' || format.isOdd || dataRows(table).some(({ mayBeRejected }) => mayBeRejected))
      return false
    const dated = cellsOf(table, ['fecha_registro', 'fecha_inicio_contrato', 'fecha_fin_contrato']).flatMap(
      (picked) => {
        const { written } = picked.one
        return typeof written === 'object' && written !== null && 'moment' in written ? [{ ...picked, ...written }] : []
      },
    )
    // Without a day above 12 the swap cannot be recognised.
    const isSwapped = ({ moment }: { moment: string }) => Number(moment.slice(8, 10)) <= 12
    if (dated.every(isSwapped) || !dated.some(isSwapped)) return false
    for (const { row, field, one, moment, dayOnly } of dated) {
      markInvalid(table, row)
      const [year = '', month = '', day = ''] = moment.slice(0, 10).split('-')
      const text = dayOnly ? `${day}/${month}/${year}` : `${day}/${month}/${year} ${moment.slice(11, 16)}`
      const swapped = { ...(one.written as object), moment: `${year}-${day}-${month}${moment.slice(10)}` }
      row.cells.set(field, { ...one, written: Number(day) > 12 ? text : (swapped as typeof one.written) })
    }
    table.mayBeRejected = true
    return true
  },
  'a column without a heading': (table, { random }) => {
    const column = addColumn(table, null, random, (index) => `dato ${index}`)
    table.expectedProblems.push({ what: 'a column without a heading', column, text: 'dato' })
    return true
  },
  'a heading twice': (table, { random }) => {
    const { field, heading } = random.of(table.columns.filter((column) => !column.field.startsWith('added')))
    const column = addColumn(table, heading, random, (index) => `otro ${index}`)
    table.mayBeRejected = true
    table.expectedProblems.push({ what: `a repeated heading of ${field}`, column })
    return true
  },
  'an invisible character in a heading': (table, { random }) => {
    const column = random.of(table.columns.filter(({ heading }) => typeof heading === 'string'))
    column.heading =
      random.next() < 0.5 ? `${random.of(UNSEEN)}${column.heading}` : `${column.heading}${random.of(UNSEEN)}`
    table.mayBeRejected = true
    return true
  },
  'another ficha number above the table': (table, { random, shape }) => {
    const line = table.above.find(([label]) => String(label).startsWith('Ficha de'))
    if (!line || shape === 'outcome') return false
    line[line.length - 1] = random.of(['2999999 - OTRO PROGRAMA', 2_999_999, '12', 'sin ficha'])
    if (random.next() < 0.5) line[0] = `${line[0]}${random.of(UNSEEN)}`
    table.mayBeRejected = true
    table.expectedProblems.push({ what: 'another ficha', text: '2999999' })
    return true
  },
  'an unreadable day of the report': (table, { random, shape }) => {
    const line = table.above.find(([label]) => String(label).startsWith('Fecha del Reporte'))
    if (!line || shape === 'outcome') return false
    line[line.length - 1] = random.of(['31/02/2026', 'ayer', 5, null])
    table.mayBeRejected = true
    table.expectedProblems.push({ what: 'an invalid date', text: 'fecha' })
    return true
  },
  'a code that is too long': (table, { random, shape }) => {
    const line = random.of(table.above.filter(([label]) => /^(?:C[óo]d|C[óo]g|Versi)/.test(String(label))).concat([[]]))
    if (shape !== 'outcome' || line.length === 0) return false
    const long = '1234567890.1234567890-1234567890'
    const field = String(line[0]).startsWith('Versi') ? 'version' : 'codigo'
    line[line.length - 1] = long
    for (const row of dataRows(table)) row.also = { ...row.also, [field]: long }
    table.mayBeRejected = true
    return true
  },
}
