import type { ReactNode } from 'react'
import classes from './inline-empty.module.css'

/**
 * An empty list as a single line, in a card or where an empty list is good news; otherwise use `EmptyState` of `kit/frame`.
 * Pass `title` without a full stop, which the component adds.
 */
export function InlineEmpty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className={classes.empty}>
      <strong>{title}.</strong> {children}
    </p>
  )
}
