import { PartScan } from './part-scan.js'
import { LAST_COLUMN, LAST_ROW, MAX_CELLS } from './size-limits.js'
import { isOversized } from './text-format.js'

/** The finding in a part that arrives in these pieces. */
function found(pieces: string[], { isOds = false, encoding = 'utf8' as BufferEncoding } = {}) {
  const scan = new PartScan(isOds)
  for (const piece of pieces) scan.add(Buffer.from(piece, encoding))
  return scan.found
}
const cell = (reference: string) => `<row><c r="${reference}"><v>1</v></c></row>`
const repeated = (attributes: string) => `<table:table-cell ${attributes}><text:p>x</text:p></table:table-cell><x>`

describe('a part of a workbook', () => {
  it.each<[string, string, ReturnType<typeof found>]>([
    ['no cells', '<worksheet/>', undefined],
    ['the last row', cell('A1048576'), undefined],
    ['the last column', cell('XFD1'), undefined],
    ['a row beyond the last', cell('A1050000'), 'file_inflates'],
    ['a row of eight digits', cell('A10000000'), 'file_inflates'],
    ['a row of two million', cell('B2000000'), 'file_inflates'],
    ['a row of 1.1 million', cell('A1100000'), 'file_inflates'],
    ['a row with leading zeros', cell('A0001048576'), undefined],
    ['a column of four letters', cell('AAAA1'), 'file_inflates'],
    ['a column of four lower case letters', "<c r = 'aaaa1'/>", 'file_inflates'],
    ['a document type declaration', '<!DOCTYPE x><worksheet/>', 'format_not_read'],
    ['an entity', '<x><!ENTITY lol "lol"></x>', 'format_not_read'],
    ['encryption data', '<manifest:encryption-data/>', 'file_protected'],
    ['the maximum number of tags', '<v>'.repeat(5 * MAX_CELLS), undefined],
    ['one tag more than the maximum', '<v>'.repeat(5 * MAX_CELLS + 1), 'file_inflates'],
  ])('is scanned for forbidden content and excessive sizes: %s', (_, xml, expected) =>
    expect(found([xml])).toBe(expected),
  )

  it.each([
    ['an entity', ['<x><!ENT', 'ITY lol "lol">'], 'format_not_read'],
    ['a row beyond the last', ['<row><c r="A105', '0000"/>'], 'file_inflates'],
    ['many tags', Array.from({ length: 5 }, () => '<v>'.repeat(MAX_CELLS)).concat('<v>'), 'file_inflates'],
    ['only the first finding', ['<!ENTITY>', '<manifest:encryption-data/>'], 'format_not_read'],
  ] as const)('is scanned across the borders of its pieces: %s', (_, pieces, expected) =>
    expect(found([...pieces])).toBe(expected),
  )

  it('must not declare entities in UTF-16 either', () =>
    expect(found(['<!ENTITY lol "lol">'], { encoding: 'utf16le' })).toBe('format_not_read'))

  it.each([
    ['100 repeated columns', [repeated(`table:number-columns-repeated="100"`)], undefined],
    [
      'more repeated columns than a sheet has',
      [repeated(`table:number-columns-repeated="100000000"`)],
      'file_inflates',
    ],
    [
      'more repeated columns than a sheet has, in pieces',
      ['<table:table-cell table:number-columns-repeated="1000', '00000"/><x>'],
      'file_inflates',
    ],
    ['a row reference of .xlsx', [cell('A1050000')], undefined],
  ])('of an .ods is scanned for excessive sizes: %s', (_, pieces, expected) =>
    expect(found(pieces, { isOds: true })).toBe(expected),
  )
})

describe('a web page', () => {
  it.each([
    ['spans the maximum number of rows', `<td rowspan="${LAST_ROW}">`, false],
    ['spans one row more than the maximum', `<td rowspan="${LAST_ROW + 1}">`, true],
    ['spans the maximum number of columns', `<td colspan=${LAST_COLUMN}>`, false],
    ['spans one column more than the maximum', `<td COLSPAN = '${LAST_COLUMN + 1}'>`, true],
    ['repeats more columns than a sheet has', repeated(`table:number-columns-repeated="100000000"`), true],
  ])('that %s is too large: %s', (_, html, expected) => expect(isOversized(html)).toBe(expected))
})
