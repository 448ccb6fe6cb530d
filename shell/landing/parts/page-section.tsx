import { CardTab } from '@fichero/kit/card'
import type { ReactNode } from 'react'
import classes from './page-section.module.css'
import parts from './parts.module.css'

interface PageSectionProps {
  /** Target of the link in the navigation: `#id`. */
  id: string
  name: string
  headline: string
  children: ReactNode
}

/** A section of the page. Its name is on a tab, like on a guide card in a card cabinet. */
export const PageSection = ({ id, name, headline, children }: PageSectionProps) => (
  <section className={`${parts.column} ${classes.section}`} id={id} aria-labelledby={`${id}-title`}>
    <div className={classes.divider}>
      <CardTab text={name} />
    </div>
    <h2 id={`${id}-title`}>{headline}</h2>
    {children}
  </section>
)
