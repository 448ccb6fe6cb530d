import type { Program } from '@fichero/contract/programs.schema'
import { NO_VALUES } from '../create/create-program-values'
import { isComplete, valuesOf } from './program-values'

const VALUES = { nombrePrograma: 'Cocina', totalHoras: '3984', nivel: 'tecnologo' }

test('a new program begins with nothing', () => {
  expect(NO_VALUES).toEqual({ nombrePrograma: '', totalHoras: '', nivel: '', archivo_excel: null })
})

test('a form begins with what is saved, hours as they are typed', () => {
  const program = { id: 3, nombre_programa: 'Cocina', total_horas: 3984, nivel: 'tecnologo', codigo: '1' }
  expect(valuesOf(program as unknown as Program)).toEqual(VALUES)
})

test.each([
  [VALUES, true],
  [{ ...VALUES, archivo_excel: new File(['x'], 'a.xls') }, true],
  [{ ...VALUES, archivo_excel: null }, false],
  [{ ...VALUES, nivel: '' }, false],
  [NO_VALUES, false],
])('%j is complete: %s', (values, expected) => {
  expect(isComplete(values)).toBe(expected)
})
