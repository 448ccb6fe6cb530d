import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

export type Tone = 'green' | 'orange' | 'red' | 'neutral'

/** A state in a word. The mark before it has a shape for each tone, so colour is never alone. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
