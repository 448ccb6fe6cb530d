import type { ReactNode } from 'react'
import classes from './section.module.css'

interface SectionProps {
  /** Of the heading: links on the page jump to it. */
  id: string
  title: string
  /** Links and switches beside the heading. */
  tools?: ReactNode
  children: ReactNode
}

/**
 * A card's heading and content. While the content loads it keeps the height that the card's descriptor declares, so that
 * what is below does not move. It is no landmark: its table is one, and two of one name would be one too many.
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
