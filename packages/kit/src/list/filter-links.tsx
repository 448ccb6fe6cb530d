import { startTransition, useOptimistic } from 'react'
import { Link } from 'react-router-dom'
import classes from './list.module.css'

interface FilterLinksProps<T extends string> {
  label: string
  choices: { value: T | undefined; label: string; to: string }[]
  chosen: T | undefined
}

/** A filter with few values, each of them a link. A clicked link is marked before its rows are rendered. */
export function FilterLinks<T extends string>({ label, choices, chosen }: FilterLinksProps<T>) {
  // The optimistic value lasts until the end of the router's transition, which begins in the same event.
  const [marked, setMarked] = useOptimistic(chosen)
  return (
    <nav aria-label={label}>
      <ul className={classes.choices}>
        {choices.map(({ value, label, to }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={value === marked ? 'page' : undefined}
              onClick={() => startTransition(() => setMarked(value))}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
