import { labelKeys, pagesOf } from './named-parts'
import { ownValue } from './own-value'

const named = { titleKey: 'b.title', page: 'b-page' }
const descriptor = {
  routes: [named, { titleKey: 'a.title', page: 'a-page' }, named],
  links: [{ labelKey: 'nav' }, { labelKey: 'link' }],
  parts: [{ titleKey: 'part.title', page: 'part' }],
  results: [{ titleKey: 'found' }],
} as unknown as Parameters<typeof labelKeys>[0]

test('labelKeys and pagesOf return each translation key and each page once, in order', () => {
  expect(labelKeys(descriptor)).toStrictEqual(['a.title', 'b.title', 'found', 'link', 'nav', 'part.title'])
  expect(pagesOf(descriptor)).toStrictEqual(['a-page', 'b-page', 'part'])
})

test('a descriptor may have no results', () => {
  expect(labelKeys({ ...descriptor, results: undefined })).toStrictEqual([
    'a.title',
    'b.title',
    'link',
    'nav',
    'part.title',
  ])
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
