import { cell, newTable, rowOf, type Table } from './table.js'
import { textFile } from './text-files.js'

/** A list with one name, in an encoding. */
function listWith(nombre: string, encoding: Table['text']['encoding']): Buffer {
  const table = newTable([{ field: 'nombre', heading: 'Nombre' }], [rowOf({ nombre: cell(nombre) })])
  table.text.encoding = encoding
  return textFile(table, ';')
}

it('textFile encodes letters in the code page of DOS', () =>
  expect(listWith('PEÑA', 'cp850')).toEqual(Buffer.from('Nombre\r\nPE\xa5A\r\n', 'latin1')))

// A similar letter in place of a missing one would make another name.
it('textFile falls back to UTF-8 if the code page of DOS lacks a letter', () =>
  expect(listWith('O’NEAL', 'cp850')).toEqual(listWith('O’NEAL', 'utf8')))
