import { CardSkeleton, Section } from '@fichero/kit/card'
import { Waiting } from '@fichero/kit/frame'
import type { CSSProperties } from 'react'
import { RemoteView } from '../federation/remote-view'
import { useLabel } from '../federation/use-label'
import { CardFailure } from './card-failure'
import type { DashboardCard } from './cards'
import classes from './dashboard.module.css'

/** A card's place in the grid. Each card loads, fails and retries independently. */
export function RemoteCard({ card: { remote, page, titleKey, width, height = 0 } }: { card: DashboardCard }) {
  const title = useLabel(remote, titleKey)
  const id = `${remote}-${page}`
  return (
    <div className={classes.card} data-width={width} style={{ '--card-height': `${height}px` } as CSSProperties}>
      <RemoteView
        name={remote}
        page={page}
        waiting={
          <Section id={id} title={title}>
            <Waiting skeleton={<CardSkeleton />} />
          </Section>
        }
        failed={(view) => <CardFailure id={id} remote={remote} title={title} {...view} />}
      />
    </div>
  )
}
