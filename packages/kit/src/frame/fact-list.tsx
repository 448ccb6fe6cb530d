import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

interface FactListProps {
  /** What the facts are about, for people who hear them; absent where a heading says it. */
  label?: string
  /** Wide ones take two columns. */
  facts: [name: string, value: ReactNode, wide?: 'wide'][]
  /** `box`: as many columns as fit, on a screen. `rows`: one below the other, in a dialog. */
  layout?: 'box' | 'rows'
}

/** Names and values. */
export function FactList({ label, facts, layout = 'box' }: FactListProps) {
  return (
    <dl className={classes.facts} data-layout={layout} aria-label={label}>
      {facts.map(([name, value, wide]) => (
        <div key={name} data-wide={wide}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
