import { levelOf, type MapPerson, shortName, shownPeople } from './shown-people'

const person = (apellido: string, retirado = false) => ({ apellido, nombre: 'A', retirado }) as MapPerson
const names = (people: MapPerson[]) => people.map(({ apellido }) => apellido)

test('who left is not shown unless asked for, and stays last by surname', () => {
  const people = [person('Zea'), person('Ñustes'), person('Nieto'), person('Arias', true)]
  expect(names(shownPeople(people, { order: undefined, withLeft: false }))).toEqual(['Zea', 'Ñustes', 'Nieto'])
  expect(names(shownPeople(people, { order: 'apellido', withLeft: true }))).toEqual(['Nieto', 'Ñustes', 'Zea', 'Arias'])
})

test.each([
  [0, 6, 0],
  [1, 6, 1],
  [2, 6, 2],
  [4, 6, 3],
  [5, 6, 3],
  [6, 6, 4],
  [1, 1, 4],
])('%d of %d has the shade %d', (approved, total, level) => {
  expect(levelOf(approved, total)).toBe(level)
})

test('a long name is cut between words, a short one is not', () => {
  expect(shortName('Inglés')).toBe('Inglés')
  expect(shortName('APLICAR PRÁCTICAS DE PROTECCIÓN AMBIENTAL Y SALUD')).toBe('APLICAR PRÁCTICAS DE PROTECCIÓN…')
  expect(shortName('X'.repeat(60))).toBe(`${'X'.repeat(40)}…`)
})
