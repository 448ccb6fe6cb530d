import { Link } from 'react-router-dom'
import classes from './list.module.css'

interface FilterLinksProps<T extends string> {
  label: string
  choices: { value: T | undefined; label: string; to: string }[]
  chosen: T | undefined
}

/** A filter with few values, each of them a link. */
export function FilterLinks<T extends string>({ label, choices, chosen }: FilterLinksProps<T>) {
  return (
    <nav aria-label={label}>
      <ul className={classes.choices}>
        {choices.map(({ value, label, to }) => (
          <li key={label}>
            <Link to={to} aria-current={value === chosen ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
