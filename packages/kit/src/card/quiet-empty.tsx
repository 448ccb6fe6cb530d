import type { ReactNode } from 'react'
import classes from './quiet-empty.module.css'

/** Nothing is here, and that is well: a line rather than a picture. */
export function QuietEmpty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className={classes.empty}>
      <strong>{title}</strong> {children}
    </p>
  )
}
