import { FactList } from '@fichero/kit/frame'
import type { ReactNode } from 'react'
import classes from './fact-groups.module.css'

export interface FactGroup {
  title: string
  facts: [name: string, value: ReactNode][]
}

/** Facts in named groups, side by side where they fit. */
export function FactGroups({ label, groups }: { label: string; groups: FactGroup[] }) {
  return (
    <section className={classes.groups} aria-label={label}>
      {groups.map(({ title, facts }) => (
        <div key={title} className={classes.group}>
          <h2>{title}</h2>
          <FactList facts={facts} layout="pairs" />
        </div>
      ))}
    </section>
  )
}
