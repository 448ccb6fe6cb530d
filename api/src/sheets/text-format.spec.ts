import { textFormat } from './text-format.js'

const formatOf = (bytes: string | Buffer) => textFormat({ name: 'a.csv', bytes: Buffer.from(bytes) })

describe('the text of a file', () => {
  it.each<[string | Buffer, 'csv' | 'html']>([
    ['a;b', 'csv'],
    ['a,b', 'csv'],
    ['a\tb', 'csv'],
    ['\ufeffa;b', 'csv'],
    ['a\x0b\x0c\r\n;', 'csv'],
    ['a<table>;', 'csv'],
    ['a %PDF {;', 'csv'],
    [Buffer.from('\ufeffa;b', 'utf16le'), 'csv'],
    ['<table></table>', 'html'],
    [' \n<HTML><TABLE>', 'html'],
    ['\ufeff<table>', 'html'],
    ['<table></table><input type="text">', 'html'],
    [Buffer.from('\ufeff<table>', 'utf16le'), 'html'],
  ])('%j is %s', (bytes, format) => expect(formatOf(bytes)).toBe(format))

  it.each<[string | Buffer, string, object]>([
    ['hola', 'not_a_spreadsheet', {}],
    ['<html>;</html>', 'page_saved', {}],
    ['<!DOCTYPE html><body>Su sesión terminó</body>', 'page_saved', {}],
    ['<form><table><tr><td>Tipo de Documento</td></tr></table><input type="password"></form>', 'page_saved', {}],
    ["<table></table><INPUT NAME='clave' TYPE='PASSWORD'/>", 'page_saved', {}],
    ['<svg>;</svg>', 'not_a_spreadsheet', {}],
    ['<?xml version="1.0"?><a>;</a>', 'not_a_spreadsheet', {}],
    ['a\0;', 'not_a_spreadsheet', {}],
    ['a\b;', 'not_a_spreadsheet', {}],
    ['a\x0e;', 'not_a_spreadsheet', {}],
    ['a\x1f;', 'not_a_spreadsheet', {}],
    ['%PDF-1;', 'not_a_spreadsheet', {}],
    ['GIF89a;', 'not_a_spreadsheet', {}],
    ['{"a":1,"b":2}', 'not_a_spreadsheet', {}],
    ['<table><td rowspan="9999999">', 'file_inflates', {}],
    ['<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">', 'format_not_read', { formato: 'XML' }],
    ['MIME-Version: 1.0', 'format_not_read', { formato: 'MHTML' }],
    [Buffer.from('\ufeffa;b\ud83d', 'utf16le'), 'file_damaged', {}],
  ])('%j is refused as %s', (bytes, code, params) =>
    expect(() => formatOf(bytes)).toThrow(
      expect.objectContaining({ code, params: expect.objectContaining({ archivo: 'a.csv', ...params }) }),
    ),
  )
})
