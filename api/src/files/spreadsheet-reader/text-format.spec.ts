import { textFormat } from './text-format.js'

const formatOf = (bytes: string | Buffer) => textFormat({ name: 'a.csv', bytes: Buffer.from(bytes) })

describe('the text of a file', () => {
  it.each<[string, string | Buffer, 'csv' | 'html']>([
    ['values with semicolons are CSV', 'a;b', 'csv'],
    ['values with commas are CSV', 'a,b', 'csv'],
    ['values with tabs are CSV', 'a\tb', 'csv'],
    ['values after a byte order mark are CSV', '\ufeffa;b', 'csv'],
    ['values with rare white space are CSV', 'a\x0b\x0c\r\n;', 'csv'],
    ['a table tag inside a value is CSV', 'a<table>;', 'csv'],
    ['signs of other formats inside a value are CSV', 'a %PDF {;', 'csv'],
    ['values in UTF-16 are CSV', Buffer.from('\ufeffa;b', 'utf16le'), 'csv'],
    ['a table is HTML', '<table></table>', 'html'],
    ['a table in capitals after white space is HTML', ' \n<HTML><TABLE>', 'html'],
    ['a table after a byte order mark is HTML', '\ufeff<table>', 'html'],
    ['a table with a text field is HTML', '<table></table><input type="text">', 'html'],
    ['a table in UTF-16 is HTML', Buffer.from('\ufeff<table>', 'utf16le'), 'html'],
  ])('%s', (_, bytes, format) => expect(formatOf(bytes)).toBe(format))

  it.each<[string, string | Buffer, string, object]>([
    ['a word is rejected', 'hola', 'not_a_spreadsheet', {}],
    ['a page without a table is rejected as a saved page', '<html>;</html>', 'page_saved', {}],
    [
      'an expired session is rejected as a saved page',
      '<!DOCTYPE html><body>Su sesión terminó</body>',
      'page_saved',
      {},
    ],
    [
      'a table in a sign-in form is rejected as a saved page',
      '<form><table><tr><td>Tipo de Documento</td></tr></table><input type="password"></form>',
      'page_saved',
      {},
    ],
    [
      'a table before a password field is rejected as a saved page',
      "<table></table><INPUT NAME='clave' TYPE='PASSWORD'/>",
      'page_saved',
      {},
    ],
    ['an SVG image is rejected', '<svg>;</svg>', 'not_a_spreadsheet', {}],
    ['XML is rejected', '<?xml version="1.0"?><a>;</a>', 'not_a_spreadsheet', {}],
    ['a null byte is rejected', 'a\0;', 'not_a_spreadsheet', {}],
    ['a backspace is rejected', 'a\b;', 'not_a_spreadsheet', {}],
    ['a shift-out byte is rejected', 'a\x0e;', 'not_a_spreadsheet', {}],
    ['a unit separator is rejected', 'a\x1f;', 'not_a_spreadsheet', {}],
    ['a PDF is rejected', '%PDF-1;', 'not_a_spreadsheet', {}],
    ['a GIF is rejected', 'GIF89a;', 'not_a_spreadsheet', {}],
    ['JSON is rejected', '{"a":1,"b":2}', 'not_a_spreadsheet', {}],
    ['a cell over millions of rows is rejected', '<table><td rowspan="9999999">', 'file_inflates', {}],
    [
      'an Excel 2003 workbook in XML is rejected by its format',
      '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      'format_not_read',
      { formato: 'XML' },
    ],
    ['a saved web archive is rejected by its format', 'MIME-Version: 1.0', 'format_not_read', { formato: 'MHTML' }],
    ['cut UTF-16 is rejected as damaged', Buffer.from('\ufeffa;b\ud83d', 'utf16le'), 'file_damaged', {}],
  ])('%s', (_, bytes, code, params) =>
    expect(() => formatOf(bytes)).toThrow(
      expect.objectContaining({ code, params: expect.objectContaining({ archivo: 'a.csv', ...params }) }),
    ),
  )
})
