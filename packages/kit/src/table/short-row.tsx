import type { ReactNode } from 'react'
import classes from './short-row.module.css'

interface ShortRowProps {
  /** The row's name, with its link. */
  name: ReactNode
  /** The line below the name: a few facts, one element each. */
  children: ReactNode
}

/** A table row in two lines, for the prop `short` of `DataTable`. */
export const ShortRow = ({ name, children }: ShortRowProps) => (
  <div className={classes.row}>
    {name}
    <div className={classes.facts}>{children}</div>
  </div>
)
