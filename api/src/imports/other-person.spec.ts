import { isOtherPerson } from './other-person.js'

type Name = [tipo_documento: string | null, nombre: string, apellido: string]
const named = ([tipo_documento, nombre, apellido]: Name) => ({ tipo_documento, nombre, apellido })

it.each<[Name, Name]>([
  [
    ['CC', 'JUAN', 'PÉREZ'],
    ['CC', 'Juan', 'Perez'],
  ],
  [
    ['TI', 'JUAN CARLOS', 'PÉREZ GÓMEZ'],
    ['CC', 'JUAN CARLOS', 'PÉREZ GÓMEZ'],
  ],
  // A second name or surname that one of them lacks.
  [
    ['TI', 'JUAN CARLOS', 'PÉREZ GÓMEZ'],
    ['CC', 'JUAN', 'PÉREZ'],
  ],
  // Names and surnames exchanged.
  [
    ['CC', 'PÉREZ', 'JUAN'],
    ['CC', 'JUAN', 'PÉREZ'],
  ],
  // Typos, in all words too.
  [
    ['CC', 'JHON', 'MARTINEZ'],
    ['CC', 'JOHN', 'MARTINES'],
  ],
  [
    ['TI', 'MAURICIO', 'CASTAÑO'],
    ['CC', 'MAURIICIO', 'CASTAO'],
  ],
  // Letters that a program lost.
  [
    ['CC', 'JOS¥', 'MU?OZ'],
    ['CC', 'JOSÉ', 'MUÑOZ'],
  ],
  // Another name and the same surname, as after a change of name.
  [
    ['CC', 'ÓSCAR IVÁN', 'PÉREZ GÓMEZ'],
    ['CC', 'LUISA', 'PÉREZ GÓMEZ'],
  ],
  // The file does not say the type.
  [
    ['TI', 'JUAN', 'PÉREZ'],
    [null, 'DAVID', 'PÉREZ'],
  ],
  [
    ['CC', 'LUZ', 'DE LA CRUZ'],
    ['CC', 'LUZ', 'CRUZ'],
  ],
])('%j may be %j', (one, other) => {
  expect(isOtherPerson(named(one), named(other))).toBe(false)
})

it.each<[Name, Name]>([
  [
    ['TI', 'JUAN', 'PÉREZ'],
    ['CC', 'MARÍA', 'GÓMEZ'],
  ],
  [
    ['CC', 'JUAN', 'PÉREZ'],
    ['CC', 'MARÍA', 'GÓMEZ'],
  ],
  [
    ['CC', 'JUAN', 'PÉREZ'],
    [null, 'MARÍA', 'GÓMEZ'],
  ],
  [
    ['CC', 'MARIO', 'LÓPEZ'],
    ['CC', 'MARÍA', 'GÓMEZ'],
  ],
  // DE LA is in many names.
  [
    ['CC', 'LUZ', 'DE LA CRUZ'],
    ['CC', 'ANA', 'DE LA ROSA'],
  ],
  // Another type, and half of the words.
  [
    ['TI', 'JUAN', 'PÉREZ'],
    ['CC', 'MARÍA', 'PÉREZ'],
  ],
  [
    ['TI', 'JUAN DAVID', 'PÉREZ GÓMEZ'],
    ['CC', 'JUAN CARLOS', 'PÉREZ ROJAS'],
  ],
])('%j is not %j', (one, other) => {
  expect(isOtherPerson(named(one), named(other))).toBe(true)
})

it.each<[string, Name, Name, boolean]>([
  ['half of the words and the same type', ['CC', 'LUZ', 'SOTO'], ['CC', 'LUZ', 'PARDO'], false],
  ['half of the words and another type', ['CC', 'LUZ', 'SOTO'], ['TI', 'LUZ', 'PARDO'], true],
  ['most words and another type', ['CC', 'LUZ MARINA', 'SOTO'], ['TI', 'LUZ MARINA', 'PARDO'], false],
  ['points only', ['CC', 'LUZ.', 'SOTO.'], ['CC', 'PEDRO.', 'PARDO.'], true],
  ['no word beside particles', ['CC', 'DE', 'LA'], ['CC', 'LUZ', 'SOTO'], true],
  ['two letters exchanged', ['CC', 'MARTA', ''], ['CC', 'MRATA', ''], false],
  ['the first of two letters moved', ['CC', 'MARTA', ''], ['CC', 'MXATA', ''], true],
  ['the second of two letters moved', ['CC', 'MARTA', ''], ['CC', 'MRXTA', ''], true],
  ['two letters exchanged and one more changed', ['CC', 'MARTA', ''], ['CC', 'MRATO', ''], true],
])('%s: %j and %j are two people: %s', (_, one, other, isOther) => {
  expect(isOtherPerson(named(one), named(other))).toBe(isOther)
})
