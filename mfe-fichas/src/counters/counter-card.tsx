import { useFormat } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import classes from './counters.module.css'

interface CounterCardProps {
  /** URL of the list of the counted fichas. */
  to: string
  label: string
  hint: string
  count: number
  /** Share of all fichas, 0 to 1, shown as the bar at the bottom of the card. */
  share: number
}

/** The number of fichas of one category, as a link. */
export function CounterCard({ to, label, hint, count, share }: CounterCardProps) {
  const format = useFormat()
  return (
    <Link className={classes.counter} to={to}>
      <span className={classes.label}>{label}</span>
      <span className={classes.count}>{format.number(count)}</span>
      <span className={classes.hint}>{hint}</span>
      <span className={classes.foot} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </Link>
  )
}
