import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { repeated } from '../ui/repeated'
import classes from './page-header.module.css'
import { useActionsAbove } from './use-actions-above'

interface PageHeaderSkeletonProps {
  /** A card with a tab, as with `tab` of `PageHeader`. */
  isCard?: boolean
  /** As with `isTabInTitle` of `PageHeader`. */
  isTabInTitle?: boolean
  /** The skeleton of the description, if the description is more than a line. */
  description?: ReactNode
  /** How many buttons there will be. */
  actions?: number
}

/** The skeleton of a `PageHeader` while its screen loads. */
export function PageHeaderSkeleton(props: PageHeaderSkeletonProps) {
  const { isCard = false, isTabInTitle = false, description, actions = 0 } = props
  const isAbove = useActionsAbove(isTabInTitle)
  const buttons = <div className={classes.actions}>{repeated(<Skeleton height={36} width={132} />, actions)}</div>
  return (
    <div className={classes.header}>
      <div className={classes.navigation}>
        <Skeleton height={16} width={isAbove ? 100 : 200} my={4} />
        {isAbove && buttons}
      </div>
      {isCard && <Skeleton height={29} width={96} radius={0} mt={8} />}
      <div className={classes.row} data-card={isCard || undefined}>
        <div className={classes.words}>
          <div className={classes.heading}>
            <div className={classes.title} style={{ flex: 1 }}>
              <Skeleton height="1lh" maw={360} />
            </div>
          </div>
          <div className={classes.description}>{description ?? <Skeleton height={16} maw={240} my={2} />}</div>
        </div>
        {!isAbove && buttons}
      </div>
    </div>
  )
}
