import { linksAt, partsAt } from './parts-at'

const section = (page: string, order: number, access = 'authenticated', slot = 'ficha.section') => ({
  slot,
  page,
  titleKey: page,
  order,
  access,
})
const action = (path: string, order: number, slot = 'ficha.action') => ({
  slot,
  path,
  labelKey: path,
  order,
  access: 'authenticated',
})

const remotes = [
  { name: 'zoo', parts: [section('last', 20), section('same', 10)], links: [action('/zoo', 2)] },
  { name: 'art', parts: [section('same', 10), section('secret', 5, 'fichas:edit')], links: [action('/art', 1)] },
  {
    name: 'old',
    parts: [section('gone', 1, 'authenticated', 'ficha.tab'), section('other', 1, 'public', 'person.section')],
    links: [action('/menu', 1, 'menu')],
  },
]
const visibleSections = (may: (access: string) => boolean) =>
  partsAt(remotes, 'ficha.section', may).map(({ remote, page }) => `${remote}/${page}`)

test('the sections that the user may see are sorted by order, then by the name of their module', () => {
  expect(visibleSections(() => true)).toEqual(['art/secret', 'art/same', 'zoo/same', 'zoo/last'])
  expect(visibleSections((access) => access === 'authenticated')).toEqual(['art/same', 'zoo/same', 'zoo/last'])
  expect(visibleSections(() => false)).toEqual([])
})

test('a part is omitted for users with the permission of its notFor', () => {
  const [part] = partsAt(
    [{ name: 'a', parts: [{ ...section('one', 1), notFor: 'fichas:edit' }] }],
    'ficha.section',
    (access) => access === 'authenticated',
  )
  expect(part?.page).toBe('one')
  expect(
    partsAt([{ name: 'a', parts: [{ ...section('one', 1), notFor: 'fichas:edit' }] }], 'ficha.section', () => true),
  ).toEqual([])
})

test('a slot has only its own links', () => {
  expect(linksAt(remotes, 'ficha.action', () => true).map(({ path }) => path)).toEqual(['/art', '/zoo'])
  expect(linksAt(remotes, 'ficha.section', () => true)).toEqual([])
})
