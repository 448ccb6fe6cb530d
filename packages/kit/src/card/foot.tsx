import type { ReactNode } from 'react'
import classes from './section.module.css'

/** Under a table or a chart: what changes how it is shown. */
export function Foot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>
}
