import type { ReactNode } from 'react'
import classes from './section.module.css'

interface SectionProps {
  /** Id of the heading, the target of links. */
  id: string
  title: string
  /** Links and switches beside the heading. */
  tools?: ReactNode
  children: ReactNode
}

/**
 * A card's heading and content. Keeps the height of the card's descriptor while loading, to avoid a layout shift. Not a
 * landmark, because its table is one, and two would have the same name.
 */
export function Section({ id, title, tools, children }: SectionProps) {
  return (
    <section className={classes.section}>
      <div className={classes.heading}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {tools && <div className={classes.tools}>{tools}</div>}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  )
}
