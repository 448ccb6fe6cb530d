import { instructorsReport, scheduled } from '../../../testing/instructors-report.js'
import { readFileOf } from '../../../testing/read-file.js'
import type { Cell, SpreadsheetFile } from './sheet.js'

const EVA = scheduled(['EVA', 'LUGO MORA'], '38368 -  OPERAR UN  TORNO')
const LEO = scheduled(['LEO', 'ÁVILA'], 'TEJER', { estado: 'INACTIVO', horas: '40,5', inicio: '1/3/2026' })
const read = (file: SpreadsheetFile) => readFileOf(file, ['instructores'])
const reportOf = (edit: (rows: Cell[][]) => void) => instructorsReport([EVA, LEO], { edit })

const RECORDS = [
  {
    fila: 12,
    nombre: 'EVA',
    apellido: 'LUGO MORA',
    estado: 'ACTIVO',
    competencia: 'OPERAR UN TORNO',
    fecha_inicio: '2026-02-01',
    fecha_fin: '2026-06-30',
    horas: 120,
  },
  {
    fila: 13,
    nombre: 'LEO',
    apellido: 'ÁVILA',
    estado: 'INACTIVO',
    competencia: 'TEJER',
    fecha_inicio: '2026-03-01',
    fecha_fin: '2026-06-30',
    horas: 40.5,
  },
]
/** Changes the row of headings and the rows below it. */
const inTable = (change: (row: Cell[]) => Cell[]) => (rows: Cell[][]) => {
  for (let index = 10; index < rows.length; index++) rows[index] = change(rows[index]!)
}
const atRow = (first: number) => RECORDS.map((record, index) => ({ ...record, fila: first + index }))

it('the rows of a report of instructors are read, with its ficha and date', async () => {
  expect(await read(instructorsReport([EVA, LEO]))).toMatchObject({
    kind: 'instructores',
    nro_ficha: 2_888_001,
    fecha_reporte: '2026-11-14',
    filas: 2,
    scheduled: RECORDS,
    rejected: [],
    warnings: [],
  })
})

it.each<[string, (rows: Cell[][]) => void, number]>([
  ['a shorter preamble', (rows) => rows.splice(4, 4), 8],
  [
    'a longer preamble with other labels',
    (rows) => rows.splice(3, 0, ['Regional:', null, '68'], ['Jornada:', null, 'MIXTA']),
    14,
  ],
  ['its columns in another order', inTable((row) => row.toReversed()), 12],
  [
    'headings without accents, in capitals',
    (rows) => (rows[10] = rows[10]!.map((cell) => String(cell).toUpperCase().replace('Ó', 'O'))),
    12,
  ],
  ['no title', (rows) => (rows[0] = []), 12],
  ['a line of totals below', (rows) => rows.push(['Total horas', null, null, null, null, null, '160,5']), 12],
])('a report with %s is read', async (_, edit, first) => {
  expect(await read(reportOf(edit))).toMatchObject({ nro_ficha: 2_888_001, scheduled: atRow(first), rejected: [] })
})

it('a report without a date or a ficha is read', async () => {
  const plain = reportOf((rows) => rows.splice(1, 2))
  expect(await read(plain)).toMatchObject({ nro_ficha: null, fecha_reporte: null, scheduled: atRow(10) })
})

it('a report without one of the columns is refused with its heading', async () => {
  const withoutHours = reportOf(inTable((row) => row.slice(0, 6)))
  await expect(read(withoutHours)).rejects.toMatchObject({
    code: 'header_missing',
    params: { columna: 'Horas Programadas', fila: 11 },
  })
})

it.each([
  ['name_missing', 'Apellido Instructor', ['EVA', '', 'ACTIVO', 'TEJER', '01/02/2026', '30/06/2026', '8']],
  ['name_invalid', 'Nombre Instructor', ['123', 'LUGO', 'ACTIVO', 'TEJER', '01/02/2026', '30/06/2026', '8']],
  ['name_missing', 'Competencia', ['EVA', 'LUGO', 'ACTIVO', null, '01/02/2026', '30/06/2026', '8']],
  ['text_too_long', 'Estado Instructor', ['EVA', 'LUGO', 'A'.repeat(61), 'TEJER', '01/02/2026', '30/06/2026', '8']],
  ['day_invalid', 'Fecha Inicio Programación', ['EVA', 'LUGO', 'ACTIVO', 'TEJER', 'febrero', '30/06/2026', '8']],
  ['day_invalid', 'Fecha Fin Programación', ['EVA', 'LUGO', 'ACTIVO', 'TEJER', '01/02/2026', '', '8']],
  [
    'schedule_end_before_start',
    'Fecha Fin Programación',
    ['EVA', 'LUGO', 'ACTIVO', 'TEJER', '01/02/2026', '31/01/2026', '8'],
  ],
  ['hours_invalid', 'Horas Programadas', ['EVA', 'LUGO', 'ACTIVO', 'TEJER', '01/02/2026', '30/06/2026', '-8']],
  ['hours_invalid', 'Horas Programadas', ['EVA', 'LUGO', 'ACTIVO', 'TEJER', '01/02/2026', '30/06/2026', null]],
])('a row is rejected with its number: %s, %s', async (code, columna, row) => {
  const { rejected, scheduled: records } = await read(instructorsReport([EVA, row]))
  expect(rejected).toMatchObject([{ fila: 13, columna, code }])
  expect(records).toHaveLength(1)
})
