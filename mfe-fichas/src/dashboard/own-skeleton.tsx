import { Skeleton } from '@fichero/kit/ui'
import classes from './own-fichas.module.css'

/** Three placeholders, because most heads have about three fichas. */
const ROWS = ['first', 'second', 'third']

/** The placeholder of the list of the user's own fichas. */
export const OwnSkeleton = () => (
  <div className={classes.fichas}>
    {ROWS.map((row) => (
      <div key={row} className={classes.ficha}>
        <Skeleton height={20} width="60%" />
        <Skeleton height={20} width="90%" />
      </div>
    ))}
  </div>
)
