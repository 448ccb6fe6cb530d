import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

/** Green for good, orange for a warning, red for bad. */
export type Tone = 'green' | 'orange' | 'red' | 'neutral'

/**
 * A state as a word. Each tone has a different shape, so that colour is not the only difference (WCAG 1.4.1:
 * https://www.w3.org/WAI/WCAG22/Understanding/use-of-color). For an apprentice's readiness use `Readiness` of `kit/ficha`.
 */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
