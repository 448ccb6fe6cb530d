import { CardTab } from '@fichero/kit/card'
import type { ReactNode } from 'react'
import tabbed from '../card/tabbed-card.module.css'
import classes from './failure.module.css'

interface FailureProps {
  /** A word or number on the card's tab. */
  tab: string
  title: string
  children: ReactNode
  /** Links and buttons to continue. */
  actions: ReactNode
  /** Technical details for maintainers. */
  detail?: { label: string; text: string }
}

/** Card shown instead of a page that failed, with the reason and the next steps. */
export function Failure({ tab, title, children, actions, detail }: FailureProps) {
  return (
    <section className={classes.failure}>
      <CardTab text={tab} isTrouble />
      <div className={`${tabbed.card} ${classes.card}`}>
        <h1>{title}</h1>
        {children}
        <div className={classes.actions}>{actions}</div>
        {detail && (
          <details>
            <summary>{detail.label}</summary>
            <code>{detail.text}</code>
          </details>
        )}
      </div>
    </section>
  )
}
