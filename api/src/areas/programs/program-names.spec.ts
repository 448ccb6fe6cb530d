import { isSameName, mayBeSame } from './program-names.js'

it.each([
  ['Programación de software', 'PROGRAMACION SOFTWARE .', true, true],
  ['Gestión del campo', 'Gestión y campo', true, true],
  ['El sol para los campos', 'campos en la sol', true, true],
  ['Gestión e industria con las aguas', 'Aguas Industria Gestión', true, true],
  ['Software', 'Programación de software', false, true],
  ['Programación de software', 'Software', false, true],
  ['Análisis de software', 'Programación de software', false, false],
  ['Mecánica 2', 'Mecánica 3', false, false],
  ['Mecánica', 'Electricidad', false, false],
  ['', 'Electricidad', false, true],
  ['de la', 'del', false, true],
])('%j and %j have the same name: %s, and may be the same program: %s', (one, other, same, possible) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([same, same])
  expect([mayBeSame(one, other), mayBeSame(other, one)]).toEqual([possible, possible])
})
