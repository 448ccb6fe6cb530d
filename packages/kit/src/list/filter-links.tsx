import { startTransition, useOptimistic } from 'react'
import { Link } from 'react-router-dom'
import classes from './list.module.css'

interface FilterLinksProps<T extends string> {
  label: string
  choices: { value: T | undefined; label: string; to: string }[]
  chosen: T | undefined
}

/** A filter with few values, each of them a link. The pressed one is marked before what it shows is drawn. */
export function FilterLinks<T extends string>({ label, choices, chosen }: FilterLinksProps<T>) {
  // It ends with the router's own transition, which begins in the same event.
  const [marked, mark] = useOptimistic(chosen)
  return (
    <nav aria-label={label}>
      <ul className={classes.choices}>
        {choices.map(({ value, label, to }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={value === marked ? 'page' : undefined}
              onClick={() => startTransition(() => mark(value))}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
