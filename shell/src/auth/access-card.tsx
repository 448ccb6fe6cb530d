import type { ReactNode } from 'react'
import classes from './access-card.module.css'

interface AccessCardProps {
  /** Content of the card's tab. */
  tab: ReactNode
  /** Links below the card. */
  below: ReactNode
  children: ReactNode
}

export function AccessCard({ tab, below, children }: AccessCardProps) {
  return (
    <div className={classes.page}>
      {tab}
      <section className={classes.card} aria-labelledby={HEADING_ID}>
        {children}
      </section>
      <div className={classes.below}>{below}</div>
    </div>
  )
}

export const HEADING_ID = 'access-heading'
