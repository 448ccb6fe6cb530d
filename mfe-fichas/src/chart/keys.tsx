import type { ReactNode } from 'react'
import classes from './chart.module.css'

/** The meaning of the marks of a chart. */
export const Keys = ({ children }: { children: ReactNode }) => <ul className={classes.keys}>{children}</ul>

/** One mark, an SVG element of 28 by 14 CSS pixels, and its meaning. */
export const Key = ({ label, children }: { label: string; children: ReactNode }) => (
  <li>
    <svg width="28" height="14" aria-hidden="true">
      {children}
    </svg>
    <span>{label}</span>
  </li>
)

/** The mark of a line with a class of its chart. */
export const LineKey = ({ className }: { className: string | undefined }) => (
  <line className={className} x1="1" x2="27" y1="7" y2="7" />
)

/** The mark of a `Point`. */
export const PointKey = ({ isMarked = false }: { isMarked?: boolean }) => (
  <circle className={classes.point} data-marked={isMarked || undefined} cx="14" cy="7" r="4" />
)
