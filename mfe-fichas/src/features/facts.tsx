import type { ReactNode } from 'react'
import classes from './facts.module.css'

interface FactsProps {
  /** What the facts are about, for people who hear them. */
  label: string
  facts: [name: string, value: ReactNode][]
}

/** Names and values under each other, as many columns as fit. */
export function Facts({ label, facts }: FactsProps) {
  return (
    <section aria-label={label} className={classes.box}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
