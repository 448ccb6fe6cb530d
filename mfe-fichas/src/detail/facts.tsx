import type { ReactNode } from 'react'
import classes from './facts.module.css'

interface FactsProps {
  /** What the facts are about, for people who hear them. */
  label: string
  /** Wide ones take two columns. */
  facts: [name: string, value: ReactNode, wide?: 'wide'][]
}

/** Names and values under each other, as many columns as fit. */
export function Facts({ label, facts }: FactsProps) {
  return (
    <section aria-label={label} className={classes.box}>
      <dl className={classes.facts}>
        {facts.map(([name, value, wide]) => (
          <div key={name} data-wide={wide}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
