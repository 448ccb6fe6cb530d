import { zipOf } from '../../../testing/zip-by-hand.js'
import { checkZip } from './zip-file.js'

const part = (name: string, text = '<x/>') => ({ name, data: Buffer.from(text) })
const many = (count: number, name: (at: number) => string) => Array.from({ length: count }, (_, at) => part(name(at)))
const check = (...entries: ReturnType<typeof part>[]) => checkZip({ name: 'a.xlsx', bytes: zipOf(entries) })
const BOOK = part('xl/workbook.xml')

describe('an archive', () => {
  it.each([
    ['of Excel', [BOOK]],
    ['of Excel with a numbered workbook', [part('xl/workbook2.xml')]],
    ['of Excel in capitals', [part('XL/Workbook.xml')]],
    ['of Excel in binary', [part('xl/workbook.bin')]],
    ['of OpenDocument', [part('content.xml')]],
    ['with the maximum number of sheets', [BOOK, ...many(256, (at) => `xl/worksheets/sheet${at}.xml`)]],
    ['with more parts of other kinds', [BOOK, ...many(300, (at) => `xl/worksheets/_rels/sheet${at}.xml.rels`)]],
    ['with the maximum number of parts', [BOOK, ...many(1_999, (at) => `a${at}`)]],
    ['with the text of an entity in a picture', [BOOK, part('xl/media/a.png', '<!ENTITY>')]],
  ])('%s is read', async (_, entries) => expect(check(...entries)).resolves.toBeUndefined())

  it.each<[string, ReturnType<typeof part>[], object]>([
    ['without a workbook', [part('xl/workbook.xml.rels'), part('a/content.xml')], { code: 'not_a_spreadsheet' }],
    ['of a document', [part('[Content_Types].xml'), part('word/document.xml')], { code: 'not_a_spreadsheet' }],
    ['of OpenDocument without its content', [part('mimetype'), part('meta.xml')], { code: 'not_a_spreadsheet' }],
    ['of a program', [part('META-INF/MANIFEST.MF'), part('A.class')], { code: 'not_a_spreadsheet' }],
    ...[
      [part('Reporte 2888001.xls'), part('Reporte 2888002.xls')],
      [part('reportes/2888001.xlsx'), part('__MACOSX/reportes/._2888001.xlsx')],
      [part('juicios.csv')],
      [part('acta.pdf')],
    ].map((parts): [string, ReturnType<typeof part>[], object] => [
      `of ${parts[0]!.name}`,
      parts,
      { code: 'file_archived', params: { archivo: 'a.xlsx', formato: 'ZIP' } },
    ]),
    ['of Numbers', [BOOK, part('Index/Document.iwa')], { code: 'format_not_read', params: { formato: 'Numbers' } }],
    [
      'with one sheet more than the maximum',
      [BOOK, ...many(257, (at) => `xl/worksheets/sheet${at}.xml`)],
      { code: 'file_inflates' },
    ],
    ['with one part more than the maximum', [BOOK, ...many(2_000, (at) => `a${at}`)], { code: 'file_inflates' }],
    [
      'with an entity',
      [BOOK, part('xl/a.vml', '<!ENTITY>')],
      { code: 'format_not_read', params: { formato: 'XML con DTD' } },
    ],
    ['with an entity in its relations', [BOOK, part('_rels/.rels', '<!ENTITY>')], { code: 'format_not_read' }],
    ['with a password', [part('content.xml', '<manifest:encryption-data/>')], { code: 'file_protected' }],
    ['of zeros', [BOOK, part('a.bin', '\0'.repeat(5 * 1024 * 1024))], { code: 'file_inflates' }],
  ])('%s is rejected', async (_, entries, error) => expect(check(...entries)).rejects.toMatchObject(error))

  it('with zeros is read up to the size from which the compression ratio is limited', () =>
    expect(check(BOOK, part('a.bin', '\0'.repeat(4 * 1024 * 1024 - 4)))).resolves.toBeUndefined())

  it('without a valid directory is rejected as damaged', () =>
    expect(checkZip({ name: 'a.xlsx', bytes: Buffer.from('PK') })).rejects.toMatchObject({
      code: 'file_damaged',
      params: { archivo: 'a.xlsx' },
    }))
})
