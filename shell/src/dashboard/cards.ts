import type { RemoteCard, RemoteDescriptor } from '@fichero/contract/remotes.schema'

export interface DashboardCard extends RemoteCard {
  /** The remote that declares it. */
  remote: string
}

/** Returns the cards of all remotes that the user has access to, in order: without those that stand elsewhere for them. */
export const cardsFor = (remotes: RemoteDescriptor[], may: (access: string) => boolean): DashboardCard[] =>
  remotes
    .flatMap(({ name, cards = [] }) => cards.map((card) => ({ ...card, remote: name })))
    .filter(({ access, notFor }) => may(access) && !(notFor && may(notFor)))
    .sort((a, b) => a.order - b.order)

const PARTNER = { major: 'minor', minor: 'major', wide: undefined, line: undefined } as const

/**
 * Groups cards in rows: a major and a minor card in sequence share a row, and a card without such a neighbour takes a
 * whole one.
 */
export function inRows(cards: DashboardCard[]): DashboardCard[] {
  const rows: DashboardCard[] = []
  for (let place = 0; place < cards.length; place += 1) {
    const card = cards[place]!
    const next = cards[place + 1]
    if (next && PARTNER[card.width] === next.width) {
      rows.push(card, next)
      place += 1
    } else rows.push({ ...card, width: 'wide' })
  }
  return rows
}
