import type { ReactNode } from 'react'
import { translateOf } from '../i18n/translate-of'
import classes from './fact-list.module.css'

interface FactListProps {
  /** The accessible name; omitted if a heading names the list. */
  label?: string
  /** A `wide` fact takes two columns. */
  facts: [name: string, value: ReactNode, wide?: 'wide'][]
  /** `box`: as many columns as fit, for screens. `rows`: one per line, for dialogs. `pairs`: the same, closer together. */
  layout?: 'box' | 'rows' | 'pairs'
}

/** The facts of one record, as names and values. For several records use `DataTable` of `kit/table`. */
export function FactList({ label, facts, layout = 'box' }: FactListProps) {
  return (
    <dl className={classes.facts} data-layout={layout} aria-label={label}>
      {facts.map(([name, value, wide]) => (
        <div key={name} data-wide={wide}>
          <dt>{name}</dt>
          <dd translate={translateOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
