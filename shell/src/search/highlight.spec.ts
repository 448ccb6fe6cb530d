import { highlight, partsOf } from './highlight'

test('the searched words are highlighted, whatever their accents and order', () => {
  expect(highlight('Muñoz Ávila, Íngrid', 'ingr MUN')).toEqual(['', 'Muñ', 'oz Ávila, ', 'Íngr', 'id'])
  expect(highlight('2990012', '2990')).toEqual(['', '2990', '012'])
})

test.each([
  ["d'ale", ['Mara ', 'D’Ale', 'ssio']],
  ['dale', ['Mara ', 'D’Ale', 'ssio']],
  ['ale', ['Mara D’', 'Ale', 'ssio']],
  ['d', ['Mara ', 'D', '’Alessio']],
  ['essio', ['Mara D’Alessio']],
  ['maradale', ['Mara D’Alessio']],
])('the search %s highlights in a name with a sign', (search, pieces) => {
  expect(highlight('Mara D’Alessio', search)).toEqual(pieces)
})

test('a mail address is highlighted as it is typed', () => {
  expect(highlight('ana.paz@centro.example', 'ana.paz@cen')).toEqual(['', 'ana.paz@cen', 'tro.example'])
})

test('text inside words is not highlighted, and without a search nothing is', () => {
  expect(highlight('Quintero', 'tero')).toEqual(['Quintero'])
  expect(highlight('Quintero', ' ')).toEqual(['Quintero'])
})

test.each([
  ['Cocina', ['Cocina'], ['', 'Cocina', '']],
  ['1000000001 · Cocina', ['Cocina'], ['1000000001 · ', 'Cocina', '']],
  ['Cocina (v2) y Música', ['Música', '', 'Cocina'], ['', 'Cocina', ' (v2) y ', 'Música', '']],
  ['Tecnólogo', ['Cocina'], ['Tecnólogo']],
])('%s is split at %j', (text, parts, split) => {
  expect(partsOf(text, parts)).toEqual(split)
})
