import type { ReactNode } from 'react'
import { useFormat } from '../i18n'
import { JumpLink } from './jump-link'
import classes from './metrics.module.css'

/** Numbers side by side, each linked to the list that it counts. */
export const Metrics = ({ children }: { children: ReactNode }) => <ul className={classes.metrics}>{children}</ul>

interface MetricProps {
  label: string
  count: number
  /** An address, or `#id` of an element on this screen. */
  to: string
  /** Set if the number needs attention. */
  urgent?: boolean
}

/** One number of `Metrics`, with what it counts. An urgent number is highlighted. */
export function Metric({ label, count, to, urgent }: MetricProps) {
  const format = useFormat()
  return (
    <li>
      <JumpLink className={classes.metric} to={to} data-urgent={urgent || undefined}>
        <span className={classes.count}>{format.number(count)}</span>
        <span className={classes.label}>{label}</span>
      </JumpLink>
    </li>
  )
}
