import type { ReactNode } from 'react'
import classes from './state.module.css'

interface EmptyStateProps {
  title: string
  /** Explains what will be here. */
  children?: ReactNode
  /** The action that adds the first item. */
  action?: ReactNode
}

/**
 * Replaces an empty list: explains what will be here, and offers the action that adds the first item. In a card, or where an
 * empty list is good news, use `InlineEmpty` of `kit/card`.
 */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <BlankCard />
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}

/** A blank index card. */
function BlankCard() {
  return (
    <svg className={classes.card} viewBox="0 0 72 52" width="72" height="52" aria-hidden="true">
      <path d="M1 15V5a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v6h38a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4z" />
      <path d="M12 24h34M12 32h24" strokeDasharray="3 4" />
    </svg>
  )
}
