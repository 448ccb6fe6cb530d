import type { ReactNode } from 'react'
import { CardTab } from '../card/card-tab'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: string
  breadcrumbs?: Crumb[]
  description?: ReactNode
  /** Buttons for the whole screen. */
  actions?: ReactNode
  /** A ficha's number: shows the header as that ficha's card. */
  tab?: string
}

export function PageHeader({ title, breadcrumbs, description, actions, tab }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      {breadcrumbs && breadcrumbs.length > 0 && <Breadcrumbs crumbs={breadcrumbs} />}
      {tab && (
        <div>
          <CardTab text={tab} />
        </div>
      )}
      <div className={classes.row} data-card={tab ? true : undefined}>
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {description && <div className={classes.description}>{description}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  )
}
