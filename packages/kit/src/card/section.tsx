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
 * A card's heading and content. While loading, it has the height that the card's descriptor declares, to avoid a layout
 * shift. The section is no landmark, because its table already is a landmark with that name.
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
