import { isErrorCell, isName, splitName } from './names.js'
import type { Cell } from './sheet.js'

describe('names', () => {
  it.each<[Cell, boolean]>([
    ['ANA', true],
    ['Ñ', true],
    ['ANA 2', true],
    ['#1 ANA', true],
    [' ', false],
    ['2', false],
    [2, false],
    [true, false],
    [null, false],
    ['VERDADERO', false],
    ['falso', false],
    ['True', false],
    ['FALSE', false],
    ['TRUENO', true],
    ['UNFALSE', true],
    ['#REF!', false],
    ['#¿NOMBRE?', false],
    ['#N/A', false],
    ['#DIV/0!', false],
  ])('%j is one: %s', (cell, expected) => expect(isName(cell)).toBe(expected))

  it.each<[Cell, boolean]>([
    [' #REF! ', true],
    ['A#REF!', false],
    ['#REF! A', false],
    ['#12', true],
    ['#', false],
    [7, false],
  ])('%j is an error of Excel: %s', (cell, expected) => expect(isErrorCell(cell)).toBe(expected))

  it.each([
    ['ANA RÍOS', 'ANA', 'RÍOS', 'RÍOS', 'ANA'],
    ['ANA RÍOS PAZ', 'ANA', 'RÍOS PAZ', 'PAZ', 'ANA RÍOS'],
    ['ANA LUZ RÍOS PAZ', 'ANA LUZ', 'RÍOS PAZ', 'RÍOS PAZ', 'ANA LUZ'],
    ['ANA DE LA CRUZ RÍOS', 'ANA', 'DE LA CRUZ RÍOS', 'RÍOS', 'ANA DE LA CRUZ'],
    ['ANA Y LUZ DEL MAR DE LOS RÍOS', 'ANA Y LUZ', 'DEL MAR DE LOS RÍOS', 'DEL MAR DE LOS RÍOS', 'ANA Y LUZ'],
    ['SANTA ROSA SAN JUAN LAS PAVAS', 'SANTA ROSA', 'SAN JUAN LAS PAVAS', 'LAS PAVAS', 'SANTA ROSA SAN JUAN'],
    ['ANA', 'ANA', '', 'ANA', ''],
    ['ANA DE', 'ANA', 'DE', 'DE', 'ANA'],
    ['ANA LUZ, RÍOS', 'ANA LUZ', 'RÍOS', 'RÍOS', 'ANA LUZ'],
    ['ANA , RÍOS , PAZ', 'ANA', 'RÍOS PAZ', 'RÍOS PAZ', 'ANA'],
    ['ANA,', 'ANA', '', '', 'ANA'],
    ['', '', '', '', ''],
  ])('%s is split', (text, nombre, apellido, ...surnamesFirst) => {
    expect(splitName(text, false)).toEqual({ nombre, apellido })
    const [other, otherSurname] = surnamesFirst
    expect(splitName(text, true)).toEqual({ nombre: other, apellido: otherSurname })
  })
})
