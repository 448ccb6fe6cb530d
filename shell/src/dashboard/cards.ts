import type { RemotePart } from '@fichero/contract/remotes.schema'

/** A card of the dashboard, with the name of the remote that declares it. */
export type DashboardCard = RemotePart & { remote: string }

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
    if (next?.width && PARTNER[card.width ?? 'wide'] === next.width) {
      rows.push(card, next)
      index += 1
    } else rows.push({ ...card, width: 'wide' })
  }
  return rows
}
