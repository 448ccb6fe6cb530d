import { csvSize } from './csv-size.js'

it.each<[string, string, string, number, number]>([
  ['nothing', '', ';', 0, 0],
  ['two rows with both line ends', 'a;b\r\nc;d', ';', 2, 4],
  ['blank lines and blank cells at the end', 'a;b;;\n;;;\n\n \n', ';', 1, 2],
  ['blank cells before a value', ';;c\n', ';', 1, 3],
  ['delimiters and line ends in a quoted value', '"a;b\nc";d\n', ';', 1, 2],
  ['a doubled quotation mark in a quoted value', '"a"";b";c\n', ';', 1, 2],
  ['a quotation mark inside a value', 'a"b;c\nd;e\n', ';', 2, 4],
  ['tabs', 'a\tb\n', '\t', 1, 2],
])('csvSize counts rows and cells of %s', (_, text, delimiter, rows, cells) => {
  expect(csvSize(text, delimiter)).toEqual({ rows, cells })
})
