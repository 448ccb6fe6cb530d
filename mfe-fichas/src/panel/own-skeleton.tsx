import { Skeleton } from '@fichero/kit/ui'
import classes from './own-fichas.module.css'

/** As many as most heads have. */
const ROWS = ['first', 'second', 'third']

/** The lines of the card before their words are known. */
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
