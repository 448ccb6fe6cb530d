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
  // One record lacks the second name and surname.
  [
    ['TI', 'JUAN CARLOS', 'PÉREZ GÓMEZ'],
    ['CC', 'JUAN', 'PÉREZ'],
  ],
  // Names and surnames are swapped.
  [
    ['CC', 'PÉREZ', 'JUAN'],
    ['CC', 'JUAN', 'PÉREZ'],
  ],
  // Typos, even in all words.
  [
    ['CC', 'JHON', 'MARTINEZ'],
    ['CC', 'JOHN', 'MARTINES'],
  ],
  [
    ['TI', 'MAURICIO', 'CASTAÑO'],
    ['CC', 'MAURIICIO', 'CASTAO'],
  ],
  // Letters that were lost because of a wrong encoding.
  [
    ['CC', 'JOS¥', 'MU?OZ'],
    ['CC', 'JOSÉ', 'MUÑOZ'],
  ],
  // Another first name with the same surname, as after a legal change of name.
  [
    ['CC', 'ÓSCAR IVÁN', 'PÉREZ GÓMEZ'],
    ['CC', 'LUISA', 'PÉREZ GÓMEZ'],
  ],
  // The file has no document type.
  [
    ['TI', 'JUAN', 'PÉREZ'],
    [null, 'DAVID', 'PÉREZ'],
  ],
  [
    ['CC', 'LUZ', 'DE LA CRUZ'],
    ['CC', 'LUZ', 'CRUZ'],
  ],
])('isOtherPerson is false for %j and %j', (one, other) => {
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
  // Particles such as DE LA are ignored.
  [
    ['CC', 'LUZ', 'DE LA CRUZ'],
    ['CC', 'ANA', 'DE LA ROSA'],
  ],
  // Another document type, and only half of the words in common.
  [
    ['TI', 'JUAN', 'PÉREZ'],
    ['CC', 'MARÍA', 'PÉREZ'],
  ],
  [
    ['TI', 'JUAN DAVID', 'PÉREZ GÓMEZ'],
    ['CC', 'JUAN CARLOS', 'PÉREZ ROJAS'],
  ],
])('isOtherPerson is true for %j and %j', (one, other) => {
  expect(isOtherPerson(named(one), named(other))).toBe(true)
})

it.each<[string, Name, Name, boolean]>([
  [
    'half of the words and the same document type mean the same person',
    ['CC', 'LUZ', 'SOTO'],
    ['CC', 'LUZ', 'PARDO'],
    false,
  ],
  ['half of the words and another document type mean two people', ['CC', 'LUZ', 'SOTO'], ['TI', 'LUZ', 'PARDO'], true],
  [
    'most words and another document type mean the same person',
    ['CC', 'LUZ MARINA', 'SOTO'],
    ['TI', 'LUZ MARINA', 'PARDO'],
    false,
  ],
  ['names that share only full stops mean two people', ['CC', 'LUZ.', 'SOTO.'], ['CC', 'PEDRO.', 'PARDO.'], true],
  ['a name of particles only means another person', ['CC', 'DE', 'LA'], ['CC', 'LUZ', 'SOTO'], true],
  ['two swapped letters mean the same person', ['CC', 'MARTA', ''], ['CC', 'MRATA', ''], false],
  ['two swapped letters, the first also replaced, mean two people', ['CC', 'MARTA', ''], ['CC', 'MXATA', ''], true],
  ['two swapped letters, the second also replaced, mean two people', ['CC', 'MARTA', ''], ['CC', 'MRXTA', ''], true],
  [
    'two swapped letters and a replaced letter elsewhere mean two people',
    ['CC', 'MARTA', ''],
    ['CC', 'MRATO', ''],
    true,
  ],
])('%s', (_, one, other, isOther) => {
  expect(isOtherPerson(named(one), named(other))).toBe(isOther)
})
