import { formValues } from '@fichero/contract/fields'
import { PROGRAM_FIELDS } from '@fichero/contract/program.fields'
import type { Program } from '@fichero/contract/programs.schema'
import { isComplete, valuesOf } from './program-values'

const NO_VALUES = formValues(PROGRAM_FIELDS)
const VALUES = { nombrePrograma: 'Cocina', totalHoras: '3984', nivel: 'tecnologo' }

test('the form of a new program starts empty', () => {
  expect(NO_VALUES).toEqual({ nombrePrograma: '', totalHoras: '', nivel: '' })
})

test('the form of a program starts with the stored values, with the hours as text', () => {
  const program = { id: 3, nombre_programa: 'Cocina', total_horas: 3984, nivel: 'tecnologo', codigo: '1' }
  expect(valuesOf(program as unknown as Program)).toEqual(VALUES)
})

test.each([
  ['complete with all values', VALUES, true],
  ['complete with a file', { ...VALUES, archivo_excel: new File(['x'], 'a.xls') }, true],
  ['incomplete without the file', { ...VALUES, archivo_excel: null }, false],
  ['incomplete without a level', { ...VALUES, nivel: '' }, false],
  ['incomplete without values', { ...NO_VALUES, archivo_excel: null }, false],
])('the form is %s', (_, values, expected) => {
  expect(isComplete(values)).toBe(expected)
})
