import { editDistance } from './edit-distance.js'

it.each([
  ['two empty texts have no edits', '', '', 3, 0],
  ['equal texts have no edits', 'nombre', 'nombre', 3, 0],
  ['a replaced letter is one edit', 'nonbre', 'nombre', 3, 1],
  ['a missing letter is one edit', 'nombr', 'nombre', 3, 1],
  ['an additional letter is one edit', 'nombres', 'nombre', 3, 1],
  ['"noviembre" is three edits from "nombre"', 'noviembre', 'nombre', 3, 3],
  ['a distance over the limit of two counts as three', 'noviembre', 'nombre', 2, 3],
  ['a distance over the limit of one counts as two', 'abc', 'xyz', 1, 2],
  ['three additional letters count as three over a limit of two', 'a', 'abcd', 2, 3],
])('%s', (_, one, other, most, distance) => {
  expect(editDistance(one, other, most)).toBe(distance)
  expect(editDistance(other, one, most)).toBe(distance)
})
