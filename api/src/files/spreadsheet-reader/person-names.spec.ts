import { isErrorCell, isName, splitName } from './person-names.js'
import type { Cell } from './sheet.js'

describe('names', () => {
  it.each<[string, Cell, boolean]>([
    ['a word is a name', 'ANA', true],
    ['one letter is a name', 'Ñ', true],
    ['a word and a number are a name', 'ANA 2', true],
    ['a number sign, a number and a word are a name', '#1 ANA', true],
    ['spaces are not a name', ' ', false],
    ['a digit is not a name', '2', false],
    ['a number is not a name', 2, false],
    ['a boolean is not a name', true, false],
    ['an empty cell is not a name', null, false],
    ['the Spanish word of a boolean is not a name', 'VERDADERO', false],
    ['a Spanish boolean in lower case is not a name', 'falso', false],
    ['the English word of a boolean is not a name', 'True', false],
    ['an English boolean in capitals is not a name', 'FALSE', false],
    ['a word that begins like a boolean is a name', 'TRUENO', true],
    ['a word that ends like a boolean is a name', 'UNFALSE', true],
    ['the Excel error #REF! is not a name', '#REF!', false],
    ['the Excel error #¿NOMBRE? is not a name', '#¿NOMBRE?', false],
    ['the Excel error #N/A is not a name', '#N/A', false],
    ['the Excel error #DIV/0! is not a name', '#DIV/0!', false],
  ])('%s', (_, cell, expected) => expect(isName(cell)).toBe(expected))

  it.each<[string, Cell, boolean]>([
    ['#REF! between spaces is an error of Excel', ' #REF! ', true],
    ['#REF! after a letter is not an error of Excel', 'A#REF!', false],
    ['#REF! before a letter is not an error of Excel', '#REF! A', false],
    ['a number sign and digits count as an error of Excel', '#12', true],
    ['a number sign alone is not an error of Excel', '#', false],
    ['a number is not an error of Excel', 7, false],
  ])('%s', (_, cell, expected) => expect(isErrorCell(cell)).toBe(expected))

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
  ])('%j is split into name and surname', (text, nombre, apellido, ...surnamesFirst) => {
    expect(splitName(text, false)).toEqual({ nombre, apellido })
    const [other, otherSurname] = surnamesFirst
    expect(splitName(text, true)).toEqual({ nombre: other, apellido: otherSurname })
  })
})
