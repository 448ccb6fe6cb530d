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

test('the texts and pages that a descriptor names are told once each, in order', () => {
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

test('a descriptor may have no more than routes and entries', () => {
  const { routes, nav } = descriptor
  expect(labelKeys({ routes, nav })).toStrictEqual(['a.title', 'b.title', 'nav'])
  expect(pagesOf({ routes })).toStrictEqual(['a-page', 'b-page'])
})

test.each([
  ['own', 1],
  ['empty', 0],
  ['missing', undefined],
  ['toString', undefined],
  ['constructor', undefined],
])('under the name %s a record has %s of its own', (name, value) => {
  expect(ownValue({ own: 1, empty: 0 }, name)).toBe(value)
})
