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
  { name: 'of-yesterday' },
] as RemoteDescriptor[]

const everything = () => true
const nothingMore = (access: string) => access === 'authenticated'
const drawn = (may: (access: string) => boolean) =>
  inRows(cardsFor(remotes, may)).map(({ page, width }) => `${page} ${width}`)

test('cards of all remotes are in order and filtered by access', () => {
  expect(cardsFor(remotes, everything).map(({ remote, page }) => `${remote}/${page}`)).toEqual([
    'fichas/counters',
    'people/requests',
    'people/active',
    'fichas/ending',
  ])
  expect(cardsFor(remotes, nothingMore).map(({ page }) => page)).toEqual(['counters', 'active', 'ending'])
})

test('a card stands where it is declared for its reader, and once', () => {
  const own = [{ ...card('own', 5, 'wide'), notFor: 'fichas:edit' }, card('own', 45, 'wide', 'fichas:edit')]
  const both = [...remotes, { name: 'head', cards: own }] as RemoteDescriptor[]
  const places = (may: (access: string) => boolean) =>
    cardsFor(both, may).flatMap(({ page, order }) => (page === 'own' ? order : []))
  expect(places(nothingMore)).toEqual([5])
  expect(places(everything)).toEqual([45])
})

test('a major and a minor card share a row in either order; a single one takes the row', () => {
  expect(drawn(everything)).toEqual(['counters wide', 'requests wide', 'active minor', 'ending major'])
  expect(drawn(nothingMore)).toEqual(['counters major', 'active minor', 'ending wide'])
})
