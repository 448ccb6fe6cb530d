import type { CSSProperties, ReactNode } from 'react'
import classes from './section.module.css'

interface SectionProps {
  /** Of the heading: links on the page jump to it. */
  id: string
  title: string
  /** Of the twelve columns that a wide screen has: all, seven or five. */
  span?: 'wide' | 'major' | 'minor'
  /** Links and switches beside the heading. */
  tools?: ReactNode
  /** Pixels that are kept free while it loads, so that what is below does not jump. */
  room?: number
  children: ReactNode
}

/** One part of the dashboard. It loads, fails and is empty by itself. Its table is the landmark, and two of one name would be one too many. */
export function Section({ id, title, span = 'wide', tools, room, children }: SectionProps) {
  return (
    <section className={classes.section} data-span={span}>
      <div className={classes.heading}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {tools && <div className={classes.tools}>{tools}</div>}
      </div>
      <div className={classes.body} style={room ? ({ '--room': `${room}px` } as CSSProperties) : undefined}>
        {children}
      </div>
    </section>
  )
}
