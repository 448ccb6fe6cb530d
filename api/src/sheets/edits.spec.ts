import { edits } from './edits.js'

it.each([
  ['', '', 3, 0],
  ['nombre', 'nombre', 3, 0],
  ['nonbre', 'nombre', 3, 1],
  ['nombr', 'nombre', 3, 1],
  ['nombres', 'nombre', 3, 1],
  ['noviembre', 'nombre', 3, 3],
  ['noviembre', 'nombre', 2, 3],
  ['abc', 'xyz', 1, 2],
  ['a', 'abcd', 2, 3],
])('%j and %j are as far from each other as they are, up to %d: %d', (one, other, most, distance) => {
  expect(edits(one, other, most)).toBe(distance)
  expect(edits(other, one, most)).toBe(distance)
})
