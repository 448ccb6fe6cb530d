import { actionsAt, sectionsAt } from './parts-at'

const section = (page: string, order: number, access = 'authenticated', place = 'ficha.section') => ({
  place,
  page,
  titleKey: page,
  order,
  access,
})
const action = (path: string, order: number, place = 'ficha.action') => ({
  place,
  path,
  labelKey: path,
  order,
  access: 'authenticated',
})

const remotes = [
  { name: 'zoo', places: [section('last', 20), section('same', 10), action('/zoo', 2)] },
  { name: 'art', places: [section('same', 10), section('secret', 5, 'fichas:edit'), action('/art', 1)] },
  {
    name: 'old',
    places: [section('gone', 1, 'authenticated', 'ficha.tab'), section('other', 1, 'public', 'person.section')],
  },
  { name: 'without-places' },
]
const visibleSections = (may: (access: string) => boolean) =>
  sectionsAt(remotes, 'ficha.section', may).map(({ remote, page }) => `${remote}/${page}`)

test('the sections that the user may see are sorted by order, then by the name of their module', () => {
  expect(visibleSections(() => true)).toEqual(['art/secret', 'art/same', 'zoo/same', 'zoo/last'])
  expect(visibleSections((access) => access === 'authenticated')).toEqual(['art/same', 'zoo/same', 'zoo/last'])
  expect(visibleSections(() => false)).toEqual([])
})

test('the links of an extension slot do not include its sections', () => {
  expect(actionsAt(remotes, 'ficha.action', () => true).map(({ path }) => path)).toEqual(['/art', '/zoo'])
  expect(actionsAt(remotes, 'ficha.section', () => true)).toEqual([])
})
