import type { ReactNode } from 'react'
import classes from './quiet-empty.module.css'

/** An empty list as a single line, where empty is good. */
export function QuietEmpty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className={classes.empty}>
      <strong>{title}</strong> {children}
    </p>
  )
}
