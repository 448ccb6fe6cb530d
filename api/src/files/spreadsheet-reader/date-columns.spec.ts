import type { ImportKind } from '@fichero/contract/enums'
import type { Field } from './column-fields.js'
import { dateReadingOf } from './date-columns.js'
import type { Cell } from './sheet.js'
import type { Table } from './sheet-table.js'

// Swapped: a spreadsheet program took the day for the month, and stored a wrong serial number. A date whose day cannot be a
// month stays a text.

/** 5 June, 7 March and 30 May 2025 as serial dates. */
const [JUNE_5, MARCH_7, MAY_30] = [45_813.354166666664, 45_723, 45_807]
/** 6 May and 5 June 2026 as serial dates. */
const [NEXT_MAY_6, NEXT_JUNE_5] = [46_148, 46_178]

const table = (columns: Cell[][], reportDate: Cell, kind: ImportKind): Table => {
  const fields: Field[] = kind === 'personas' ? ['fecha_inicio_contrato', 'fecha_fin_contrato'] : ['fecha_registro']
  return {
    headings: Object.fromEntries(fields.map((field) => [field, `Fecha (${field})`])),
    columns: new Map(fields.map((field, at) => [field, at])),
    fila: 1,
    rows: columns.map((cells, at) => ({ fila: at + 2, cells })),
    preamble: reportDate === null ? [] : [['Fecha del Reporte:', null, reportDate]],
    warnings: [],
    longRows: new Set(),
    leftOut: [],
    width: fields.length,
  }
}

interface Options {
  reportDate?: Cell
  hasSofiaTitle?: boolean
  fechas?: 'dmy' | 'mdy'
  kind?: ImportKind
}

/** Reads a table of one column. If a cell is a list, the table has a column for each item. */
function readTable(cells: (Cell | Cell[])[], options: Options = {}) {
  const { reportDate = null, hasSofiaTitle = false, fechas, kind = 'juicios' } = options
  const dated = table(
    cells.map((cell) => [cell].flat()),
    reportDate,
    kind,
  )
  const reading = dateReadingOf(dated, { archivo: 'a.xlsx', kind, date1904: false, hasSofiaTitle, fechas })
  return { reading, warnings: dated.warnings }
}

/** Returns the order of the dates, and the codes of the warnings. */
function read(...args: Parameters<typeof readTable>) {
  const { reading, warnings } = readTable(...args)
  return [reading.swapped ? `${reading.order} swapped` : reading.order, ...warnings.map(({ code }) => code)]
}

function resultOrError(...args: Parameters<typeof read>) {
  try {
    return read(...args)
  } catch (error) {
    return error
  }
}

describe('dateReadingOf', () => {
  it.each<[string, Cell[], Options, string[]]>([
    ['are numbers', [JUNE_5, MARCH_7], {}, ['dmy']],
    ['are not valid', [null, 'ayer', '31/02/1850'], {}, ['dmy']],
    ['have a day that cannot be a month', ['05/06/2025', '25/05/2025'], {}, ['dmy']],
    ['can only have the month first', ['05/06/2025', '05/25/2025'], {}, ['mdy', 'dates_month_first']],
    ['name the month or begin with the year', ['2025-06-05', '5 de junio de 2025', '30-ago-2025'], {}, ['dmy']],
    ['are the same in either order', ['05/05/2025', '06/06/25', 'no'], {}, ['dmy']],
    ["have the time of SOFIA's own texts", ['05/06/2025 18.16 a', '08/12/2025 7.05 p'], {}, ['dmy']],
    ['have a time in Spanish', ['05/06/2025 8:02:00 p. m.', '07/06/2025'], {}, ['dmy']],
    ['have a time in Spanish beside numbers', ['25/06/2025 8:02:00 a.m.', JUNE_5], {}, ['dmy']],
    ['are texts beside numbers that cannot have been swapped', ['25/05/2025 08:30', JUNE_5, MAY_30], {}, ['dmy']],
    [
      "are in SOFIA's report, whose own date has the day first",
      ['05/06/2025'],
      { reportDate: '14/11/2026', hasSofiaTitle: true },
      ['dmy'],
    ],
    [
      'would be later than the report if they were read with the day first',
      ['05/06/2026', '04/12/2026'],
      { reportDate: '05/06/2026' },
      ['mdy', 'dates_month_first'],
    ],
    [
      'would be later than the report if their numbers were not swapped',
      ['25/05/2026', 46_236],
      { reportDate: '30/06/2026' },
      ['dmy swapped', 'dates_turned'],
    ],
    [
      'would be later than the report if they were read with the month first',
      ['12/04/2026'],
      { reportDate: NEXT_JUNE_5 },
      ['dmy'],
    ],
    ['are beside a text that is not a date', ['12/04/2026', 'ayer'], { reportDate: NEXT_JUNE_5 }, ['dmy']],
    ['have an invalid hour', ['05/06/2025 27:00'], {}, ['dmy']],
    [
      'are unambiguous, and ignores the order that the user chose',
      [JUNE_5, '5 de junio de 2025'],
      { fechas: 'mdy' },
      ['dmy'],
    ],
    ['are ambiguous, if the user chose the day first', ['05/06/2025', '07/06/25'], { fechas: 'dmy' }, ['dmy']],
    [
      'are ambiguous, if the user chose the month first',
      ['05/06/2025 8:00 AM', JUNE_5],
      { fechas: 'mdy' },
      ['mdy', 'dates_month_first'],
    ],
    [
      'are ambiguous, if the user chose the order in which the numbers are swapped',
      ['25/05/2025 08:30', JUNE_5],
      { fechas: 'dmy' },
      ['dmy swapped', 'dates_turned'],
    ],
    [
      'are ambiguous, if the user chose the order in which the numbers are correct',
      ['25/05/2025 08:30', JUNE_5],
      { fechas: 'mdy' },
      ['dmy'],
    ],
    [
      'have the month first, if the user chose the order in which the numbers are swapped',
      ['05/25/2025', JUNE_5],
      { fechas: 'mdy' },
      ['mdy swapped', 'dates_month_first', 'dates_turned'],
    ],
    [
      'have the month first, if the user chose the order in which the numbers are correct',
      ['05/25/2025', JUNE_5],
      { fechas: 'dmy' },
      ['mdy', 'dates_month_first'],
    ],
    [
      'have a day that cannot be a month, and ignores the other order that the user chose',
      ['25/05/2025', '05/06/2025'],
      { fechas: 'mdy' },
      ['dmy'],
    ],
  ])('decides the order of dates that %s', (_, cells, options, expected) =>
    expect(read(cells, options)).toEqual(expected),
  )

  it.each<[string, Cell[], Options]>([
    ['are valid in both orders', ['05/06/2025', '05/05/2025'], {}],
    ['have years of two digits', ['05/06/25'], {}],
    ['are written in English', ['05/06/2025 8:00 AM'], { reportDate: '14/11/2026', hasSofiaTitle: true }],
    [
      'are below a report date that is valid in both orders',
      ['05/06/2025'],
      { reportDate: '05/06/2026', hasSofiaTitle: true },
    ],
    ["are below a report date without SOFIA's title", ['05/06/2025'], { reportDate: '14/11/2026' }],
    [
      'are texts with the day first, beside numbers that a program with the month first may have swapped',
      ['25/05/2025 08:30', JUNE_5],
      {},
    ],
    [
      'are texts with the month first, beside numbers that a program with the day first may have swapped',
      ['05/25/2025 08:30', MARCH_7],
      {},
    ],
    ['would be later than the report in either order', ['05/06/2027'], { reportDate: '05/06/2026' }],
    ['could be the day of the report', ['05/06/2026 8:00'], { reportDate: NEXT_JUNE_5 }],
    [
      "could be the day of the report, if a program swapped the report's date",
      ['05/06/2026'],
      { reportDate: NEXT_MAY_6 },
    ],
    [
      "could be the day of the report, if the report's date has the month first",
      ['05/06/2026'],
      { reportDate: '06/05/2026' },
    ],
    [
      'are below a report date that begins with the year',
      ['05/06/2025'],
      { reportDate: '2026-11-14', hasSofiaTitle: true },
    ],
  ])('asks for the order of dates that %s', (_, cells, options) =>
    expect(resultOrError(cells, options)).toMatchObject({ code: 'dates_ambiguous' }),
  )

  it('returns ambiguous dates in both readings', () => {
    expect(resultOrError(['05/06/2025 8:00', '05/06/2025 8:00', '05/05/2025', '11/12/2025'])).toMatchObject({
      params: {
        columna: 'Fecha (fecha_registro)',
        ejemplos:
          '«05/06/2025 8:00» (fila 2): 05/06/2025 (junio) o 06/05/2025 (mayo); «11/12/2025» (fila 5): 11/12/2025 (diciembre) o 12/11/2025 (noviembre)',
        valor_1: '05/06/2025 8:00',
        fila_1: 2,
        dmy_1: '2025-06-05',
        mdy_1: '2025-05-06',
        fila_2: 5,
      },
    })
    // A program with the month first made this number from 06/05/2025.
    expect(resultOrError([JUNE_5, MARCH_7, NEXT_MAY_6, '25/05/2025'])).toMatchObject({
      params: {
        valor_1: '06/05/2025 08:30',
        dmy_1: '2025-05-06',
        mdy_1: '2025-06-05',
        valor_2: '03/07/2025',
        valor_3: '25/05/2025',
        dmy_3: '2025-05-25',
        mdy_3: '2025-05-25',
      },
    })
    expect(resultOrError(['05/25/2025', JUNE_5])).toMatchObject({
      params: { valor_1: '05/06/2025 08:30', dmy_1: '2025-06-05', mdy_1: '2025-05-06', dmy_2: '2025-05-25' },
    })
  })

  it.each<[string, Cell[]]>([
    ['written in both orders', ['25/05/2025', '05/25/2025']],
    ['with the month first beside numbers that cannot have been swapped', ['05/25/2025', MAY_30]],
  ])('rejects dates %s, whatever the user chose', (_, cells) => {
    for (const fechas of [undefined, 'dmy', 'mdy'] as const)
      expect(resultOrError(cells, fechas ? { fechas } : {})).toMatchObject({ code: 'dates_mixed' })
  })

  it('reads all columns of a file in one order', () => {
    expect(read([['05/06/2026', '20/12/2026']], { kind: 'personas' })).toEqual(['dmy'])
    expect(resultOrError([['20/01/2026', JUNE_5]], { kind: 'personas' })).toMatchObject({ code: 'dates_ambiguous' })
    expect(resultOrError([['05/06/2026', '07/12/2026']], { kind: 'personas' })).toMatchObject({
      params: { columna: 'Fecha (fecha_inicio_contrato)', valor_2: '07/12/2026' },
    })
  })

  it('names both cells if dates of both orders are mixed', () => {
    expect(resultOrError([JUNE_5, '25/05/2025 ', '05/25/2025'])).toMatchObject({
      params: {
        archivo: 'a.xlsx',
        columna: 'Fecha (fecha_registro)',
        fila: 4,
        valor: '05/25/2025',
        otra_fila: 3,
        otro_valor: '25/05/2025',
      },
    })
  })

  it('warns once about dates with the month first and once about swapped numbers, each with its first cell', () => {
    const { warnings } = readTable([null, '05/25/2025', '05/26/2025', JUNE_5, MARCH_7], { fechas: 'mdy' })
    expect(warnings).toMatchObject([
      { code: 'dates_month_first', fila: 3, columna: 'Fecha (fecha_registro)', valor: '05/25/2025' },
      {
        code: 'dates_turned',
        fila: 5,
        columna: 'Fecha (fecha_registro)',
        params: { fecha: '2025-05-06', valor: '05/06/2025 08:30' },
      },
    ])
  })

  it.each(['aprendices', 'programa'] as const)('ignores the dates of a file that is read for its %s', (kind) => {
    expect(read(['05/06/2025'], { kind })).toEqual(['unknown'])
  })
})
