import { type MapPerson, shadeOf, shownPeople } from './shown-people'

const person = (apellido: string, changes: Partial<MapPerson> = {}) =>
  ({ apellido, nombre: 'A', en_formacion: true, retirado: false, ...changes }) as MapPerson
const whoLeft = { en_formacion: false, retirado: true }
const names = (people: MapPerson[]) => people.map(({ apellido }) => apellido)

test('people who are not in training are shown only on request, after all others; people who left are last', () => {
  const people = [
    person('Zea'),
    person('Ñustes'),
    person('Nieto'),
    person('Bernal', { en_formacion: false }),
    person('Arias', whoLeft),
  ]
  expect(names(shownPeople(people, { order: undefined, withOthers: false }))).toEqual(['Zea', 'Ñustes', 'Nieto'])
  expect(names(shownPeople(people, { order: 'apellido', withOthers: true }))).toEqual([
    'Nieto',
    'Ñustes',
    'Zea',
    'Bernal',
    'Arias',
  ])
})

test.each([
  [6, 6, 0],
  [5, 6, 1],
  [4, 6, 2],
  [2, 6, 3],
  [1, 6, 3],
  [0, 6, 4],
  [0, 1, 4],
  [1, 1, 0],
])('a cell with %d of %d approved outcomes has the shade %d', (approved, total, level) => {
  expect(shadeOf(approved, total)).toBe(level)
})
