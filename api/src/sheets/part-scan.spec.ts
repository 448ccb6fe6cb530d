import { isOversized } from './html-size.js'
import { PartScan } from './part-scan.js'
import { LAST_COLUMN, LAST_ROW, MAX_CELLS } from './usual-size.js'

/** What is found in a part that arrives in these pieces. */
function found(pieces: string[], { isOds = false, encoding = 'utf8' as BufferEncoding } = {}) {
  const scan = new PartScan(isOds)
  for (const piece of pieces) scan.add(Buffer.from(piece, encoding))
  return scan.found
}
const cell = (reference: string) => `<row><c r="${reference}"><v>1</v></c></row>`
const repeated = (attributes: string) => `<table:table-cell ${attributes}><text:p>x</text:p></table:table-cell><x>`

describe('a part of a workbook', () => {
  it.each<[string, string, ReturnType<typeof found>]>([
    ['nothing', '<worksheet/>', undefined],
    ['the last row', cell('A1048576'), undefined],
    ['the last column', cell('XFD1'), undefined],
    ['a row beyond', cell('A1050000'), 'file_inflates'],
    ['a row of eight digits', cell('A10000000'), 'file_inflates'],
    ['a row of two million', cell('B2000000'), 'file_inflates'],
    ['a row of 1.1 million', cell('A1100000'), 'file_inflates'],
    ['a row with zeros in front', cell('A0001048576'), undefined],
    ['a column of four letters', cell('AAAA1'), 'file_inflates'],
    ['a column of four small letters', "<c r = 'aaaa1'/>", 'file_inflates'],
    ['a document type', '<!DOCTYPE x><worksheet/>', 'format_not_read'],
    ['an entity', '<x><!ENTITY lol "lol"></x>', 'format_not_read'],
    ['what a password encrypts', '<manifest:encryption-data/>', 'file_protected'],
    ['as many tags as cells can have', '<v>'.repeat(5 * MAX_CELLS), undefined],
    ['a tag more', '<v>'.repeat(5 * MAX_CELLS + 1), 'file_inflates'],
  ])('with %s', (_, xml, expected) => expect(found([xml])).toBe(expected))

  it.each([
    ['an entity', ['<x><!ENT', 'ITY lol "lol">'], 'format_not_read'],
    ['a row', ['<row><c r="A105', '0000"/>'], 'file_inflates'],
    ['many tags', Array.from({ length: 5 }, () => '<v>'.repeat(MAX_CELLS)).concat('<v>'), 'file_inflates'],
    ['what is found first', ['<!ENTITY>', '<manifest:encryption-data/>'], 'format_not_read'],
  ] as const)('is looked at as a whole where it arrives in pieces: %s', (_, pieces, expected) =>
    expect(found([...pieces])).toBe(expected),
  )

  it('declares no entities in UTF-16 either', () =>
    expect(found(['<!ENTITY lol "lol">'], { encoding: 'utf16le' })).toBe('format_not_read'))

  it.each([
    ['as many columns as a sheet has', [repeated(`table:number-columns-repeated="100"`)], undefined],
    ['more columns', [repeated(`table:number-columns-repeated="100000000"`)], 'file_inflates'],
    [
      'more columns, in pieces',
      ['<table:table-cell table:number-columns-repeated="1000', '00000"/><x>'],
      'file_inflates',
    ],
    ['what is a row of another kind of file', [cell('A1050000')], undefined],
  ])('of an .ods with %s', (_, pieces, expected) => expect(found(pieces, { isOds: true })).toBe(expected))
})

describe('a web page', () => {
  it.each([
    ['spans as many rows as a sheet has', `<td rowspan="${LAST_ROW}">`, false],
    ['spans a row more', `<td rowspan="${LAST_ROW + 1}">`, true],
    ['spans as many columns as a sheet has', `<td colspan=${LAST_COLUMN}>`, false],
    ['spans a column more', `<td COLSPAN = '${LAST_COLUMN + 1}'>`, true],
    ['repeats more than a sheet has', repeated(`table:number-columns-repeated="100000000"`), true],
  ])('that %s is too large: %s', (_, html, expected) => expect(isOversized(html)).toBe(expected))
})
