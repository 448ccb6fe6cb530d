import { useFormat } from '@fichero/kit/i18n'
import { JumpLink } from '../jump-link'
import classes from './metrics.module.css'

interface MetricProps {
  label: string
  count: number
  to: string
  /** Somebody waits. */
  urgent?: boolean
}

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
