import type { ReactNode } from 'react'
import classes from './short-row.module.css'

interface ShortRowProps {
  /** What the row is of, with its link. */
  name: ReactNode
  /** The line below it: a few facts, each an element of its own. */
  children: ReactNode
}

/** A row of a table in two lines, for its `short`. */
export const ShortRow = ({ name, children }: ShortRowProps) => (
  <div className={classes.row}>
    {name}
    <div className={classes.facts}>{children}</div>
  </div>
)
