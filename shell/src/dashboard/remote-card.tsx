import { RemotePart } from '../federation/remote-part'
import { useRoom } from '../federation/use-room'
import type { DashboardCard } from './cards'
import classes from './dashboard.module.css'

/** A card's place in the grid. */
export function RemoteCard({ card }: { card: DashboardCard }) {
  return (
    <div className={classes.card} data-width={card.width} style={useRoom(card)}>
      <RemotePart part={card} />
    </div>
  )
}
