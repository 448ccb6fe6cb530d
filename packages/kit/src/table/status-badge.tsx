import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

export type Tone = 'green' | 'orange' | 'red' | 'neutral'

/**
 * A state as a word. Each tone has its own shape, so that colour is not the only difference (WCAG 1.4.1:
 * https://www.w3.org/WAI/WCAG22/Understanding/use-of-color). An apprentice's readiness is `Readiness` of `kit/ficha`.
 */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
