import { isTruncatedReport } from './interpret.js'
import type { JudgmentsReport } from './records.js'
import type { Cell } from './sheet.js'
import { isLastRowTruncated } from './truncated-row.js'

describe('the last row of a text file without a final line end', () => {
  const HEADER = ['Documento', 'Estado']
  /** `isRead`: whether the last row is data, rather than a closing line. */
  const isTruncated = (rows: Cell[][], { isRead = true, lastColumn = 1 } = {}) => {
    const all = rows.map((cells, at) => ({ fila: at + 2, cells }))
    return isLastRowTruncated(HEADER, all, isRead ? all : all.slice(0, -1), lastColumn)
  }

  it.each<[string, Cell[][], boolean]>([
    [
      'is as long as the other rows',
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
      'has a prefix of the value of another row',
      [
        ['1', 'SUSPENDIDO'],
        ['2', 'SUSPEN'],
      ],
      true,
    ],
    [
      'has a prefix of a known state',
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
      'is the only row with an empty last cell',
      [
        ['1', 'CANCELADO'],
        ['2', ''],
      ],
      true,
    ],
    [
      'has an empty last cell like another row',
      [
        ['1', ''],
        ['2', null],
      ],
      false,
    ],
    ['has an empty last cell and is the only row', [['2', '']], false],
    [
      'is shorter than all others',
      [
        ['1', 'CANCELADO', 'x'],
        ['2', 'CANCELADO'],
      ],
      false,
    ],
  ])('is checked for truncation if it %s', (_, rows, expected) => expect(isTruncated(rows)).toBe(expected))

  it('is truncated if it is shorter than the header and all other rows', () => {
    const rows = [
      ['1', 'x', 'y'],
      ['2', 'x'],
    ]
    const all = rows.map((cells, at) => ({ fila: at + 2, cells }))
    expect(isLastRowTruncated(['a', 'b', 'c'], all, all, 1)).toBe(true)
    expect(isLastRowTruncated(['a', 'b'], all, all, 1)).toBe(false)
  })

  it('only has to be as long as the header if it is a closing line', () => {
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
    ['the last person lacks other outcomes', report(['1', '2'], [...ANA, ['2', '20']]), false],
    ['nobody lacks outcomes', report(['1', '2'], [...ANA, ['2', '10'], ['2', '20']]), false],
    [
      'another person lacks outcomes',
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
  ])('is checked for truncation if %s', (_, judged, expected) => expect(isTruncatedReport(judged)).toBe(expected))
})
