import type { JudgmentsReport } from './records.js'
import type { Cell } from './sheet.js'
import { isTruncatedReport } from './truncated-report.js'
import { isLastRowTruncated } from './truncated-row.js'

describe('the last row of a text without a line end', () => {
  const HEADER = ['Documento', 'Estado']
  /** Whether it is one of data; else it is a line below them. */
  const isTruncated = (rows: Cell[][], { isRead = true, lastColumn = 1 } = {}) => {
    const all = rows.map((cells, at) => ({ fila: at + 2, cells }))
    return isLastRowTruncated(HEADER, all, isRead ? all : all.slice(0, -1), lastColumn)
  }

  it.each<[string, Cell[][], boolean]>([
    [
      'is as long as the others',
      [
        ['1', 'CANCELADO'],
        ['2', 'APLAZADO'],
      ],
      false,
    ],
    [
      'has a value that another row has',
      [
        ['1', 'APLAZADO'],
        ['2', 'APLAZADO'],
      ],
      false,
    ],
    ['lacks a value', [['1', 'CANCELADO'], ['2']], true],
    [
      'ends within a value of another row',
      [
        ['1', 'SUSPENDIDO'],
        ['2', 'SUSPEN'],
      ],
      true,
    ],
    [
      'ends within a state that no row has',
      [
        ['1', 'CANCELADO'],
        ['2', 'APLA'],
      ],
      true,
    ],
    [
      'has another value',
      [
        ['1', 'CANCELADO'],
        ['2', 'OTRO'],
      ],
      false,
    ],
    [
      'is empty at its end, as no other',
      [
        ['1', 'CANCELADO'],
        ['2', ''],
      ],
      true,
    ],
    [
      'is empty at its end, as another',
      [
        ['1', ''],
        ['2', null],
      ],
      false,
    ],
    ['is empty at its end, and the only one', [['2', '']], false],
    [
      'is shorter than all others',
      [
        ['1', 'CANCELADO', 'x'],
        ['2', 'CANCELADO'],
      ],
      false,
    ],
  ])('is truncated where it %s', (_, rows, expected) => expect(isTruncated(rows)).toBe(expected))

  it('has to be as long as the header and all others are', () => {
    const rows = [
      ['1', 'x', 'y'],
      ['2', 'x'],
    ]
    const all = rows.map((cells, at) => ({ fila: at + 2, cells }))
    expect(isLastRowTruncated(['a', 'b', 'c'], all, all, 1)).toBe(true)
    expect(isLastRowTruncated(['a', 'b'], all, all, 1)).toBe(false)
  })

  it('that is a line below the data only has to be as long as the header', () => {
    expect(
      isTruncated(
        [
          ['1', 'CANCELADO'],
          ['Total', 'CANC'],
        ],
        { isRead: false },
      ),
    ).toBe(false)
    expect(isTruncated([['1', 'CANCELADO'], ['Total']], { isRead: false })).toBe(true)
  })
})

describe('a judgments report', () => {
  const report = (people: string[], judged: [string, string][], more: Partial<JudgmentsReport> = {}) =>
    ({
      people: people.map((nro_documento) => ({ nro_documento })),
      design: ['10', '20'].map((codigo) => ({ outcome: { codigo } })),
      judgments: judged.map(([nro_documento, resultado]) => ({ nro_documento, resultado })),
      rejected: [],
      ...more,
    }) as unknown as JudgmentsReport
  const ANA: [string, string][] = [
    ['1', '10'],
    ['1', '20'],
  ]

  it.each<[string, JudgmentsReport, boolean]>([
    ['the last person lacks the last outcomes', report(['1', '2'], [...ANA, ['2', '10']]), true],
    ['the last person lacks others', report(['1', '2'], [...ANA, ['2', '20']]), false],
    ['nobody lacks any', report(['1', '2'], [...ANA, ['2', '10'], ['2', '20']]), false],
    [
      'another person lacks some',
      report(
        ['1', '2'],
        [
          ['1', '10'],
          ['2', '10'],
        ],
      ),
      false,
    ],
    ['there is one person', report(['1'], [['1', '10']]), false],
    ['a row was rejected', report(['1', '2'], [...ANA, ['2', '10']], { rejected: [{}] as never }), false],
  ])('is truncated where %s', (_, judged, expected) => expect(isTruncatedReport(judged)).toBe(expected))
})
