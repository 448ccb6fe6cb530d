import { Skeleton } from '@mantine/core'
import { repeated } from '../ui/repeated'
import classes from './page-header.module.css'

interface PageHeaderSkeletonProps {
  /** A card with a tab, as with `tab` of `PageHeader`. */
  isCard?: boolean
  /** How many buttons there will be. */
  actions?: number
}

/** The place of a `PageHeader` while its screen loads. */
export function PageHeaderSkeleton({ isCard = false, actions = 0 }: PageHeaderSkeletonProps) {
  return (
    <div className={classes.header}>
      <div className={classes.ways}>
        <Skeleton height={16} width={200} my={4} />
      </div>
      {isCard && <Skeleton height={29} width={96} radius={0} />}
      <div className={classes.row} data-card={isCard || undefined}>
        <div className={classes.words}>
          <Skeleton height={34} maw={360} />
          <Skeleton height={16} maw={240} mt={8} />
        </div>
        <div className={classes.actions}>{repeated(<Skeleton height={36} width={132} />, actions)}</div>
      </div>
    </div>
  )
}
