import type { ReactNode } from 'react'
import classes from './section.module.css'

/** The controls below a table or chart, such as the button that shows all rows. */
export function CardFooter({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>
}
