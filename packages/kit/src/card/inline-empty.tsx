import type { ReactNode } from 'react'
import classes from './inline-empty.module.css'

/** An empty list as a single line, in a card or where empty is good; else `EmptyState` of `kit/frame`. The title gets its full stop here. */
export function InlineEmpty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className={classes.empty}>
      <strong>{title}.</strong> {children}
    </p>
  )
}
