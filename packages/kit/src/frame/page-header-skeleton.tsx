import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { repeated } from '../ui/repeated'
import classes from './page-header.module.css'

interface PageHeaderSkeletonProps {
  /** A card with a tab, as with `tab` of `PageHeader`. */
  isCard?: boolean
  /** The place of its description, if that is more than a line. */
  description?: ReactNode
  /** How many buttons there will be. */
  actions?: number
}

/** The place of a `PageHeader` while its screen loads. */
export function PageHeaderSkeleton({ isCard = false, description, actions = 0 }: PageHeaderSkeletonProps) {
  return (
    <div className={classes.header}>
      <div className={classes.ways}>
        <Skeleton height={16} width={200} my={4} />
      </div>
      {isCard && <Skeleton height={29} width={96} radius={0} mt={8} />}
      <div className={classes.row} data-card={isCard || undefined}>
        <div className={classes.words}>
          <div className={classes.title}>
            <Skeleton height="1lh" maw={360} />
          </div>
          <div className={classes.description}>{description ?? <Skeleton height={16} maw={240} my={2} />}</div>
        </div>
        <div className={classes.actions}>{repeated(<Skeleton height={36} width={132} />, actions)}</div>
      </div>
    </div>
  )
}
