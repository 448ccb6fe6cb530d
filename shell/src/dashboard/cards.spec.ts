import { type DashboardCard, inRows } from './cards'

const card = (page: string, width?: DashboardCard['width']): DashboardCard => ({
  ...{ slot: 'dashboard.card', remote: 'demo', order: 1, access: 'authenticated', titleKey: page },
  page,
  width,
})
const rowsOf = (...cards: DashboardCard[]) => inRows(cards).map(({ page, width }) => `${page} ${width}`)

test('a major and a minor card share a row in either order, and a single card fills the row', () => {
  const [counters, active, ending] = [card('counters', 'major'), card('active', 'minor'), card('ending', 'major')]
  expect(rowsOf(counters, card('requests', 'wide'), active, ending)).toEqual([
    'counters wide',
    'requests wide',
    'active minor',
    'ending major',
  ])
  expect(rowsOf(counters, active, ending)).toEqual(['counters major', 'active minor', 'ending wide'])
})

test('a card without a width fills the row', () => {
  expect(rowsOf(card('counters', 'major'), card('plain'))).toEqual(['counters wide', 'plain wide'])
})
