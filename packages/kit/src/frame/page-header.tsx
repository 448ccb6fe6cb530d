import type { ReactNode } from 'react'
import { CardTab } from '../card/card-tab'
import { FavoriteButton } from '../favorites/favorite-button'
import type { Favorite } from '../favorites/use-favorites'
import { translateOf } from '../i18n/translate-of'
import { ListSteps } from '../list-navigation/list-steps'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import classes from './page-header.module.css'
import { useActionsAbove } from './use-actions-above'

interface PageHeaderProps {
  title: ReactNode
  breadcrumbs?: Crumb[]
  description?: ReactNode
  /** The buttons of the screen. */
  actions?: ReactNode
  /** Shows the header as a card with this tab, such as a ficha's number. */
  tab?: string
  /** Begins the heading with the tab, which names the screen. On a phone, the buttons are then beside the breadcrumbs. */
  isTabInTitle?: boolean
  /** Shows a star beside the title, which adds this screen to the favourites of the menu and the search. */
  favorite?: Favorite | undefined
  /** Id of the heading of the visible part, which screen readers read with the title. */
  partId?: string
  /** Links below the header to the other screens of the same record. */
  sections?: ReactNode
}

/**
 * The header of every screen: breadcrumbs, title, description and actions, of which the main one is last and filled. On a
 * screen that was opened from a list, the header links to the previous and next item. While the screen loads use
 * `PageHeaderSkeleton`.
 * @keys Alt+↑ and Alt+↓ go to the previous and next item of the list, Alt+Shift+↓ goes to the next item that still needs work.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, breadcrumbs, description, actions, tab, isTabInTitle = false, favorite, partId, sections } = props
  const isAbove = useActionsAbove(isTabInTitle)
  const buttons = actions && <div className={classes.actions}>{actions}</div>
  return (
    <header className={classes.header}>
      <div className={classes.navigation}>
        {breadcrumbs && breadcrumbs.length > 0 && <Breadcrumbs crumbs={breadcrumbs} />}
        <ListSteps />
        {isAbove && buttons}
      </div>
      {tab && !isTabInTitle && (
        <div>
          <CardTab text={tab} />
        </div>
      )}
      <div className={classes.row} data-card={tab ? true : undefined}>
        <div className={classes.words}>
          <div className={classes.heading}>
            <h1 className={classes.title} aria-describedby={partId} translate={translateOf(title)}>
              {tab && isTabInTitle ? (
                <>
                  <span className={classes.tab}>
                    <CardTab text={tab} />
                  </span>{' '}
                  <span>{title}</span>
                </>
              ) : (
                title
              )}
            </h1>
            {favorite && <FavoriteButton {...favorite} />}
          </div>
          {description && <div className={classes.description}>{description}</div>}
        </div>
        {!isAbove && buttons}
      </div>
      {sections}
    </header>
  )
}
