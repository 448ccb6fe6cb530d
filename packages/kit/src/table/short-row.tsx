import type { ReactNode } from 'react'
import classes from './short-row.module.css'

interface ShortRowProps {
  /** The row's name, with its link. */
  name: ReactNode
  /** The line below the name: a few facts, one element each. */
  children: ReactNode
  /** The button of a row without a screen of its own, at the end of the line. */
  action?: ReactNode
}

/** A table row in two lines, for the prop `short` of `DataTable`. */
export const ShortRow = ({ name, children, action }: ShortRowProps) => (
  <div className={classes.row}>
    {name}
    <div className={classes.line}>
      <div className={classes.facts}>{children}</div>
      {action}
    </div>
  </div>
)
