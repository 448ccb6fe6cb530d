import type { ReactNode } from 'react'
import { CardTab } from '../card/card-tab'
import { ListSteps } from '../way/list-steps'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  breadcrumbs?: Crumb[]
  description?: ReactNode
  /** Buttons for the whole screen. */
  actions?: ReactNode
  /** Shows the header as a card with this tab, such as a ficha's number. */
  tab?: string
  /** The tab is what the screen is called, so the heading begins with it. */
  isTabInTitle?: boolean
  /** Id of the heading of the part that is shown, which is said with the title. */
  partId?: string
  /** Links to the screens of the same thing, below all of it. */
  sections?: ReactNode
}

/**
 * The head of every screen: way back, title, a line that says what it is, and its actions, the main one last and filled.
 * A screen that was opened from a list leads to the previous and next one from here. While it loads: `PageHeaderSkeleton`.
 * @keys Alt+↑ and Alt+↓ go to the previous and next of the list, Alt+Shift+↓ to the next that is still to be done.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, breadcrumbs, description, actions, tab, isTabInTitle = false, partId, sections } = props
  return (
    <header className={classes.header}>
      <div className={classes.ways}>
        {breadcrumbs && breadcrumbs.length > 0 && <Breadcrumbs crumbs={breadcrumbs} />}
        <ListSteps />
      </div>
      {tab && !isTabInTitle && (
        <div>
          <CardTab text={tab} />
        </div>
      )}
      <div className={classes.row} data-card={tab ? true : undefined}>
        <div className={classes.words}>
          <h1 className={classes.title} aria-describedby={partId}>
            {tab && isTabInTitle && (
              <>
                <span className={classes.tab}>
                  <CardTab text={tab} />
                </span>{' '}
              </>
            )}
            {title}
          </h1>
          {description && <div className={classes.description}>{description}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {sections}
    </header>
  )
}
