import type { RemoteCard, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { cardsFor, inRows } from './cards'

const card = (
  page: string,
  order: number,
  width: RemoteCard['width'],
  access: RemoteCard['access'] = 'authenticated',
) => ({ page, order, width, access, titleKey: page }) satisfies RemoteCard

const remotes = [
  { name: 'people', cards: [card('active', 30, 'minor'), card('requests', 20, 'wide', 'users:approve')] },
  { name: 'fichas', cards: [card('counters', 10, 'major'), card('ending', 40, 'major')] },
  { name: 'without-cards' },
] as RemoteDescriptor[]

const everything = () => true
const isAuthenticated = (access: string) => access === 'authenticated'
const rowsFor = (may: (access: string) => boolean) =>
  inRows(cardsFor(remotes, may)).map(({ page, width }) => `${page} ${width}`)

test('cardsFor returns the cards of all remotes that the user may see, in order', () => {
  expect(cardsFor(remotes, everything).map(({ remote, page }) => `${remote}/${page}`)).toEqual([
    'fichas/counters',
    'people/requests',
    'people/active',
    'fichas/ending',
  ])
  expect(cardsFor(remotes, isAuthenticated).map(({ page }) => page)).toEqual(['counters', 'active', 'ending'])
})

test('a card that is declared at two positions appears once, at the position for the permissions of the user', () => {
  const twice = [{ ...card('mine', 5, 'wide'), notFor: 'fichas:edit' }, card('mine', 45, 'wide', 'fichas:edit')]
  const withTwice = [...remotes, { name: 'head', cards: twice }] as RemoteDescriptor[]
  const places = (may: (access: string) => boolean) =>
    cardsFor(withTwice, may).flatMap(({ page, order }) => (page === 'mine' ? order : []))
  expect(places(isAuthenticated)).toEqual([5])
  expect(places(everything)).toEqual([45])
})

test('a major and a minor card share a row in either order, and a single card fills the row', () => {
  expect(rowsFor(everything)).toEqual(['counters wide', 'requests wide', 'active minor', 'ending major'])
  expect(rowsFor(isAuthenticated)).toEqual(['counters major', 'active minor', 'ending wide'])
})
