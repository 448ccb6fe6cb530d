import { labelKeys, pagesOf } from './named-parts'
import { ownValue } from './own-value'

const named = { titleKey: 'b.title', page: 'b-page' }
const descriptor = {
  routes: [named, { titleKey: 'a.title', page: 'a-page' }, named],
  nav: [{ labelKey: 'nav' }],
  search: [{ labelKey: 'action' }],
  results: [{ titleKey: 'found' }],
  cards: [{ titleKey: 'card.title', page: 'card' }],
  places: [
    { titleKey: 'part.title', page: 'part' },
    { labelKey: 'link', path: '/x' },
  ],
} as unknown as Parameters<typeof labelKeys>[0]

test('labelKeys and pagesOf return each translation key and each page once, in order', () => {
  expect(labelKeys(descriptor)).toStrictEqual([
    'a.title',
    'action',
    'b.title',
    'card.title',
    'found',
    'link',
    'nav',
    'part.title',
  ])
  expect(pagesOf(descriptor)).toStrictEqual(['a-page', 'b-page', 'card', 'part'])
})

test('a descriptor may have only routes and menu entries', () => {
  const { routes, nav } = descriptor
  expect(labelKeys({ routes, nav })).toStrictEqual(['a.title', 'b.title', 'nav'])
  expect(pagesOf({ routes })).toStrictEqual(['a-page', 'b-page'])
})

test.each([
  ['an own value', 'own', 1],
  ['an own value that is zero', 'empty', 0],
  ['no value under a missing name', 'missing', undefined],
  ['no own value under "toString"', 'toString', undefined],
  ['no own value under "constructor"', 'constructor', undefined],
])('a record has %s', (_, name, value) => {
  expect(ownValue({ own: 1, empty: 0 }, name)).toBe(value)
})
