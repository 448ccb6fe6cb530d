import type { RemoteCard, RemoteDescriptor } from '@fichero/contract/remotes.schema'

export interface DashboardCard extends RemoteCard {
  /** Name of the remote that declares the card. */
  remote: string
}

/** Returns the cards of all remotes that the user has access to, in order. Omits a card if its `notFor` applies to the user. */
export const cardsFor = (remotes: RemoteDescriptor[], may: (access: string) => boolean): DashboardCard[] =>
  remotes
    .flatMap(({ name, cards = [] }) => cards.map((card) => ({ ...card, remote: name })))
    .filter(({ access, notFor }) => may(access) && !(notFor && may(notFor)))
    .sort((a, b) => a.order - b.order)

/** By the width of a card: the width of a neighbour with which the card can share a row. */
const PARTNER = { major: 'minor', minor: 'major', wide: undefined, line: undefined } as const

/**
 * Groups cards in rows: a major and a minor card in sequence share a row. A card without such a neighbour fills its row, with
 * the width `wide`.
 */
export function inRows(cards: DashboardCard[]): DashboardCard[] {
  const rows: DashboardCard[] = []
  for (let index = 0; index < cards.length; index += 1) {
    const card = cards[index]!
    const next = cards[index + 1]
    if (next && PARTNER[card.width] === next.width) {
      rows.push(card, next)
      index += 1
    } else rows.push({ ...card, width: 'wide' })
  }
  return rows
}
