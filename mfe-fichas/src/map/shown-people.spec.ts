import { levelOf, type MapPerson, shownPeople } from './shown-people'

const person = (apellido: string, given: Partial<MapPerson> = {}) =>
  ({ apellido, nombre: 'A', en_formacion: true, retirado: false, ...given }) as MapPerson
const left = { en_formacion: false, retirado: true }
const names = (people: MapPerson[]) => people.map(({ apellido }) => apellido)

test('who is not in training is not shown unless asked for, and stays last by surname, after them who left', () => {
  const people = [
    person('Zea'),
    person('Ñustes'),
    person('Nieto'),
    person('Bernal', { en_formacion: false }),
    person('Arias', left),
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
])('%d of %d has the shade %d', (approved, total, level) => {
  expect(levelOf(approved, total)).toBe(level)
})
