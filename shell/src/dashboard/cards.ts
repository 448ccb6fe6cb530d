import type { RemoteCard, RemoteDescriptor } from '@fichero/contract/remotes.schema'

export interface DashboardCard extends RemoteCard {
  /** The remote that declares it. */
  remote: string
}

/** The cards of all remotes that are open to the reader, in order. */
export const cardsFor = (remotes: RemoteDescriptor[], may: (access: string) => boolean): DashboardCard[] =>
  remotes
    .flatMap(({ name, cards = [] }) => cards.map((card) => ({ ...card, remote: name })))
    .filter(({ access }) => may(access))
    .sort((a, b) => a.order - b.order)

const PARTNER = { major: 'minor', minor: 'major', wide: undefined, line: undefined } as const

/** A major and a minor card that follow each other share a row; one without a neighbour of the other width takes all of it. */
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
