import { marks } from './marks'

test('marks what was searched for, whatever its accents and order', () => {
  expect(marks('Muñoz Ávila, Íngrid', 'ingr MUN')).toEqual(['', 'Muñ', 'oz Ávila, ', 'Íngr', 'id'])
  expect(marks('2990012', '2990')).toEqual(['', '2990', '012'])
})

test('marks nothing in the middle of a word, and nothing without a search', () => {
  expect(marks('Quintero', 'tero')).toEqual(['Quintero'])
  expect(marks('Quintero', ' ')).toEqual(['Quintero'])
})
