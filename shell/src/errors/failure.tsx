import { CardTab } from '@fichero/kit/card'
import type { ReactNode } from 'react'
import classes from './failure.module.css'

interface FailureProps {
  /** A word or number on the card's tab. */
  tab: string
  title: string
  children: ReactNode
  /** The ways on. */
  actions: ReactNode
  /** For who maintains it. */
  detail?: { label: string; text: string }
}

/** A screen that could not be shown, as a card that says why and how to go on. */
export function Failure({ tab, title, children, actions, detail }: FailureProps) {
  return (
    <section className={classes.failure}>
      <CardTab text={tab} isTrouble />
      <div className={classes.card}>
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
