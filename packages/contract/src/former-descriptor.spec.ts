import { validDescriptor } from '../testing/valid-descriptor'
import { currentDescriptor, withFormerSpelling } from './former-descriptor'
import { type RemoteDescriptor, remoteDescriptor } from './remotes.schema'

const common = { order: 1, access: 'public' }
const menu = { path: '/a', icon: 'fichas', labelKey: 'nav', also: ['/b'], group: 'system' as const, ...common }
const screens = ['/x', '/y'].map((path) => ({ path, labelKey: 'x', access: 'public' }))
const create = { path: '/a?new', labelKey: 'new', access: 'public' }
const drop = { path: '/load', labelKey: 'load', ...common }
const action = { path: '/a/:nroFicha', labelKey: 'open', ...common }
const card = { page: 'card', titleKey: 'card', width: 'minor' as const, notFor: 'fichas:edit', first: [], ...common }
const section = { page: 'part', titleKey: 'part', height: 10, heightNarrow: 20, ...common }

const { links: _, parts: __, ...described } = validDescriptor
const rest = { ...described, assets: [] }
const current: RemoteDescriptor = {
  ...rest,
  links: [
    { slot: 'menu', ...menu },
    ...screens.map((screen, order) => ({ slot: 'palette.screen', ...screen, order })),
    { slot: 'palette.action', ...create, order: 2 },
    { slot: 'drop', ...drop },
    { slot: 'ficha.action', ...action },
  ],
  parts: [
    { slot: 'dashboard.card', ...card },
    { slot: 'ficha.section', ...section },
  ],
}
const former = {
  ...rest,
  nav: [menu],
  search: [...screens.map((screen) => ({ kind: 'screen', ...screen })), { kind: 'action', ...create }],
  files: drop,
  cards: [card],
  places: [
    { place: 'ficha.action', ...action },
    { place: 'ficha.section', ...section },
  ],
}

test('a descriptor of contract 1.0 is read as links and parts', () => {
  expect(remoteDescriptor.parse(currentDescriptor(former))).toEqual(current)
})

test('a descriptor of contract 1.0 may have only routes and menu entries', () => {
  expect(currentDescriptor({ ...rest, nav: [menu] })).toEqual({
    ...rest,
    links: [{ slot: 'menu', ...menu }],
    parts: [],
  })
})

test('a descriptor with links and parts is read as it is', () => {
  expect(currentDescriptor(current)).toBe(current)
})

test('a descriptor in both spellings can be read by nodes of both versions', () => {
  const both = withFormerSpelling(current)
  expect(both).toMatchObject({
    ...former,
    search: former.search.map((entry, order) => ({ ...entry, order })),
  })
  expect(currentDescriptor(both)).toEqual(current)
  expect(withFormerSpelling({ ...current, parts: [{ ...current.parts[0]!, width: undefined }] })).toMatchObject({
    cards: [{ width: 'wide' }],
  })
})

test.each([
  ['no object', undefined],
  ['null', null],
  ['a text', 'nav'],
])('%s is read as it is', (_, written) => {
  expect(currentDescriptor(written)).toBe(written)
})

test.each([
  ['a menu that is no list', { nav: 'x' }],
  ['entries that are no objects', { nav: [null], search: [1], cards: 'x', places: [[]], files: null }],
])('%s does not end the check of the shape', (_, wrong) => {
  expect(() => remoteDescriptor.safeParse(currentDescriptor({ ...rest, ...wrong }))).not.toThrow()
})
