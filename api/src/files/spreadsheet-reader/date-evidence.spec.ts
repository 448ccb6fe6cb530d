import { dateCells, evidenceIn, numbersIn } from './date-evidence.js'
import type { Cell } from './sheet.js'
import type { Table } from './sheet-table.js'

/** One date in each row. */
const datesOf = (...cells: Cell[]) =>
  cells.map((cell, at) => ({ row: { fila: at + 2, cells: [cell] }, field: 'fecha_registro' as const, cell }))

it('dateCells collects the filled cells of the date columns, row by row', () => {
  const rows = [
    ['a', '1/2/2026', null],
    ['b', '', 45_813],
    ['c', undefined, false],
  ].map((cells, at) => ({ fila: at + 2, cells: cells as Cell[] }))
  const columns = new Map([['fecha_inicio_contrato', 1] as const, ['fecha_fin_contrato', 2] as const])
  const found = dateCells({ columns, rows } as unknown as Table, [
    'fecha_inicio_contrato',
    'fecha_fin_contrato',
    'fecha_registro',
  ])
  expect(found).toEqual([
    { row: rows[0], field: 'fecha_inicio_contrato', cell: '1/2/2026' },
    { row: rows[1], field: 'fecha_fin_contrato', cell: 45_813 },
    { row: rows[2], field: 'fecha_fin_contrato', cell: false },
  ])
})

describe('dates written as text show', () => {
  const evidence = (...cells: Cell[]) => {
    const { dmy, mdy, plain, either, languages } = evidenceIn(datesOf(...cells))
    return [dmy, mdy, plain]
      .map((date) => date?.cell)
      .concat(
        either.map(({ cell }) => cell),
        [...languages],
      )
  }

  it.each<[string, Cell[], (Cell | undefined)[]]>([
    [
      'nothing if they are numbers or not dates',
      [45_813, null, 'ayer', '2026-01-30'],
      [undefined, undefined, undefined],
    ],
    [
      'that the day is first',
      ['1/2/2026', '31/1/2026', '30/1/2026'],
      ['31/1/2026', undefined, '31/1/2026', '1/2/2026'],
    ],
    ['that the month is first', ['1/31/2026', '1/30/2026'], [undefined, '1/31/2026', '1/31/2026']],
    ['both orders', ['1/31/2026', '31/1/2026'], ['31/1/2026', '1/31/2026', '1/31/2026']],
    ['nothing if day and month are the same', ['2/2/2026'], [undefined, undefined, undefined]],
    [
      'which of them are ambiguous',
      ['1/2/2026', '3/4/2026'],
      [undefined, undefined, undefined, '1/2/2026', '3/4/2026'],
    ],
    ['that their times are Spanish', ['31/1/2026 8.16 a'], ['31/1/2026 8.16 a', undefined, undefined, 'es']],
    [
      'that their times are English',
      ['1/31/2026 8:16 AM'],
      [undefined, '1/31/2026 8:16 AM', '1/31/2026 8:16 AM', 'en'],
    ],
  ])('%s', (_, cells, expected) => {
    expect(evidence(...cells)).toEqual(expected)
  })
})

describe('serial dates', () => {
  // 5 June, 7 July and 30 May 2025.
  const [JUNE_5, JULY_7, MAY_30] = [45_813, 45_845, 45_807]
  const found = (cells: Cell[], date1904 = false) => {
    const { either, sure } = numbersIn(datesOf(...cells), date1904)
    return [either.map(({ cell }) => cell), sure?.cell]
  }

  it('may have day and month swapped if the day can be a month and differs from the month', () => {
    expect(found([JUNE_5, JULY_7, MAY_30, '5/6/2025', 7, null])).toEqual([[JUNE_5], MAY_30])
    expect(found([MAY_30 + 1, MAY_30])).toEqual([[], MAY_30 + 1])
    expect(found([JULY_7])).toEqual([[], undefined])
    // 12 and 13 May: only 12 can be a month.
    expect(found([45_789, 45_790])).toEqual([[45_789], 45_790])
  })

  it('are counted from 1904 in files of old Macintosh programs', () => {
    expect(found([JUNE_5 - 1462], true)).toEqual([[JUNE_5 - 1462], undefined])
  })
})
