import { PATHS } from '@fichero/contract/paths'
import { useFormat } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import classes from './dashboard.module.css'

interface CounterCardProps {
  label: string
  hint: string
  count: number
  /** Of all fichas, 0 to 1: the bar along the card's foot. */
  share: number
}

export function CounterCard({ label, hint, count, share }: CounterCardProps) {
  const format = useFormat()
  return (
    <Link className={classes.counter} to={PATHS.fichas}>
      <span className={classes.label}>{label}</span>
      <span className={classes.count}>{format.number(count)}</span>
      <span className={classes.hint}>{hint}</span>
      <span className={classes.foot} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </Link>
  )
}
