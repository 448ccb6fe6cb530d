import type { ImportKind } from '@fichero/contract/enums'
import { dateReadingOf } from './date-columns.js'
import type { Field } from './fields.js'
import type { Cell } from './sheet.js'
import type { Table } from './table.js'

/** 5 June, 7 March and 30 May 2025 as numbers. */
const [JUNE_5, MARCH_7, MAY_30] = [45_813.354166666664, 45_723, 45_807]
/** 6 May and 5 June 2026. */
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
    width: fields.length,
  }
}

interface More {
  reportDate?: Cell
  titled?: boolean
  fechas?: 'dmy' | 'mdy'
  kind?: ImportKind
}

function readTable(cells: (Cell | Cell[])[], more: More = {}) {
  const { reportDate = null, titled = false, fechas, kind = 'juicios' } = more
  const dated = table(
    cells.map((cell) => [cell].flat()),
    reportDate,
    kind,
  )
  const reading = dateReadingOf(dated, { archivo: 'a.xlsx', kind, date1904: false, titled, fechas })
  return { reading, warnings: dated.warnings }
}

function read(...args: Parameters<typeof readTable>) {
  const { reading, warnings } = readTable(...args)
  return [reading.turned ? `${reading.order} turned` : reading.order, ...warnings.map(({ code }) => code)]
}

function refusal(...args: Parameters<typeof read>) {
  try {
    return read(...args)
  } catch (error) {
    return error
  }
}

describe('the dates of a file', () => {
  it.each<[string, Cell[], More, string[]]>([
    ['are numbers', [JUNE_5, MARCH_7], {}, ['dmy']],
    ['are none', [null, 'ayer', '31/02/1850'], {}, ['dmy']],
    ['have a day that is no month', ['05/06/2025', '25/05/2025'], {}, ['dmy']],
    ['have a month that can only stand first', ['05/06/2025', '05/25/2025'], {}, ['mdy', 'dates_month_first']],
    ['say themselves what the month is', ['2025-06-05', '5 de junio de 2025', '30-ago-2025'], {}, ['dmy']],
    ['are the same in either order', ['05/05/2025', '06/06/25', 'no'], {}, ['dmy']],
    ["have the time of SOFIA's own texts", ['05/06/2025 18.16 a', '08/12/2025 7.05 p'], {}, ['dmy']],
    ['have a time in Spanish', ['05/06/2025 8:02:00 p. m.', '07/06/2025'], {}, ['dmy']],
    ['have a time in Spanish beside numbers', ['25/06/2025 8:02:00 a.m.', JUNE_5], {}, ['dmy']],
    ['have texts beside numbers that nobody turned', ['25/05/2025 08:30', JUNE_5, MAY_30], {}, ['dmy']],
    [
      "are of SOFIA's report, whose own date has the day first",
      ['05/06/2025'],
      { reportDate: '14/11/2026', titled: true },
      ['dmy'],
    ],
    [
      'would be later than the report in one order',
      ['05/06/2026', '04/12/2026'],
      { reportDate: '05/06/2026' },
      ['mdy', 'dates_month_first'],
    ],
    [
      'would be later than the report if nobody had turned them',
      ['25/05/2026', 46_236],
      { reportDate: '30/06/2026' },
      ['dmy turned', 'dates_turned'],
    ],
    ['would be later than the report in the other order', ['12/04/2026'], { reportDate: NEXT_JUNE_5 }, ['dmy']],
    ['stand beside what is none', ['12/04/2026', 'ayer'], { reportDate: NEXT_JUNE_5 }, ['dmy']],
    ['have an hour that no day has', ['05/06/2025 27:00'], {}, ['dmy']],
    ['were asked for, and leave nothing to ask', [JUNE_5, '5 de junio de 2025'], { fechas: 'mdy' }, ['dmy']],
    ['were asked for: the day', ['05/06/2025', '07/06/25'], { fechas: 'dmy' }, ['dmy']],
    ['were asked for: the month', ['05/06/2025 8:00 AM', JUNE_5], { fechas: 'mdy' }, ['mdy', 'dates_month_first']],
    ['were asked for: turned', ['25/05/2025 08:30', JUNE_5], { fechas: 'dmy' }, ['dmy turned', 'dates_turned']],
    ['were asked for: not turned', ['25/05/2025 08:30', JUNE_5], { fechas: 'mdy' }, ['dmy']],
    [
      'were asked for: turned, with the month first',
      ['05/25/2025', JUNE_5],
      { fechas: 'mdy' },
      ['mdy turned', 'dates_month_first', 'dates_turned'],
    ],
    [
      'were asked for: not turned, with the month first',
      ['05/25/2025', JUNE_5],
      { fechas: 'dmy' },
      ['mdy', 'dates_month_first'],
    ],
    ['decide against what is said', ['25/05/2025', '05/06/2025'], { fechas: 'mdy' }, ['dmy']],
  ])('are read where they %s', (_, cells, more, expected) => expect(read(cells, more)).toEqual(expected))

  it.each<[string, Cell[], More]>([
    ['could have either first', ['05/06/2025', '05/05/2025'], {}],
    ['have years of two digits', ['05/06/25'], {}],
    ['are written in English', ['05/06/2025 8:00 AM'], { reportDate: '14/11/2026', titled: true }],
    ['stand below a date that could be either', ['05/06/2025'], { reportDate: '05/06/2026', titled: true }],
    ['stand below a date without the title of SOFIA', ['05/06/2025'], { reportDate: '14/11/2026' }],
    ['are texts in a program that could not read them, beside numbers', ['25/05/2025 08:30', JUNE_5], {}],
    ['are such texts with the month first', ['05/25/2025 08:30', MARCH_7], {}],
    ['would be later than the report in both orders', ['05/06/2027'], { reportDate: '05/06/2026' }],
    ['are of the day of the report', ['05/06/2026 8:00'], { reportDate: NEXT_JUNE_5 }],
    ['are of that day if a program turned the date of the report', ['05/06/2026'], { reportDate: NEXT_MAY_6 }],
    ['are of that day if the date of the report has the month first', ['05/06/2026'], { reportDate: '06/05/2026' }],
    ['stand below a date that begins with the year', ['05/06/2025'], { reportDate: '2026-11-14', titled: true }],
  ])('are asked for where they %s', (_, cells, more) =>
    expect(refusal(cells, more)).toMatchObject({ code: 'dates_ambiguous' }),
  )

  it('are shown in both readings', () => {
    expect(refusal(['05/06/2025 8:00', '05/06/2025 8:00', '05/05/2025', '11/12/2025'])).toMatchObject({
      params: {
        columna: 'Fecha (fecha_registro)',
        ejemplos:
          '«05/06/2025 8:00» (fila 2): 5 de junio de 2025 o 6 de mayo de 2025; «11/12/2025» (fila 5): 11 de diciembre de 2025 o 12 de noviembre de 2025',
        valor_1: '05/06/2025 8:00',
        fila_1: 2,
        dmy_1: '2025-06-05',
        mdy_1: '2025-05-06',
        fila_2: 5,
      },
    })
    // The number is what a program with the month first made of 06/05/2025.
    expect(refusal([JUNE_5, MARCH_7, NEXT_MAY_6, '25/05/2025'])).toMatchObject({
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
    expect(refusal(['05/25/2025', JUNE_5])).toMatchObject({
      params: { valor_1: '05/06/2025 08:30', dmy_1: '2025-06-05', mdy_1: '2025-05-06', dmy_2: '2025-05-25' },
    })
  })

  it.each<[string, Cell[]]>([
    ['written in both orders', ['25/05/2025', '05/25/2025']],
    ['with the month first beside numbers that nobody turned', ['05/25/2025', MAY_30]],
  ])('are refused where they are %s, whatever is said', (_, cells) => {
    for (const fechas of [undefined, 'dmy', 'mdy'] as const)
      expect(refusal(cells, fechas ? { fechas } : {})).toMatchObject({ code: 'dates_mixed' })
  })

  it('are of one order in all columns', () => {
    expect(read([['05/06/2026', '20/12/2026']], { kind: 'personas' })).toEqual(['dmy'])
    expect(refusal([['20/01/2026', JUNE_5]], { kind: 'personas' })).toMatchObject({ code: 'dates_ambiguous' })
    expect(refusal([['05/06/2026', '07/12/2026']], { kind: 'personas' })).toMatchObject({
      params: { columna: 'Fecha (fecha_inicio_contrato)', valor_2: '07/12/2026' },
    })
  })

  it('tell both cells where they are of both orders', () => {
    expect(refusal([JUNE_5, '25/05/2025 ', '05/25/2025'])).toMatchObject({
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

  it('tell the first that has the month first, and the first number that was turned', () => {
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

  it.each(['aprendices', 'programa'] as const)('do not matter to a file that is read for its %s', (kind) => {
    expect(read(['05/06/2025'], { kind })).toEqual(['unknown'])
  })
})
