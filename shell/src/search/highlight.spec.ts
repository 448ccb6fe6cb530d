import { highlight } from './highlight'

test('highlights the searched words, ignoring accents and order', () => {
  expect(highlight('Muñoz Ávila, Íngrid', 'ingr MUN')).toEqual(['', 'Muñ', 'oz Ávila, ', 'Íngr', 'id'])
  expect(highlight('2990012', '2990')).toEqual(['', '2990', '012'])
})

test('highlights nothing inside words, and nothing without a search', () => {
  expect(highlight('Quintero', 'tero')).toEqual(['Quintero'])
  expect(highlight('Quintero', ' ')).toEqual(['Quintero'])
})
