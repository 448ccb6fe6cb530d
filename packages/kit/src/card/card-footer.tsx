import type { ReactNode } from 'react'
import classes from './section.module.css'

/** Below a table or chart: controls of how it is shown. */
export function CardFooter({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>
}
