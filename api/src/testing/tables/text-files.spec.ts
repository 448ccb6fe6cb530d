import { cell, newTable, rowOf, type Table } from './table.js'
import { textFile } from './text-files.js'

/** A list with one name, in an encoding. */
function listWith(nombre: string, encoding: Table['text']['encoding']): Buffer {
  const table = newTable([{ field: 'nombre', heading: 'Nombre' }], [rowOf({ nombre: cell(nombre) })])
  table.text.encoding = encoding
  return textFile(table, ';')
}

it('has the letters that DOS has in its encoding', () =>
  expect(listWith('PEÑA', 'cp850')).toEqual(Buffer.from('Nombre\r\nPE\xa5A\r\n', 'latin1')))

// As another letter it would be another name.
it('is UTF-8 where DOS does not have a letter', () =>
  expect(listWith('O’NEAL', 'cp850')).toEqual(listWith('O’NEAL', 'utf8')))
