import { CardSkeleton, Section } from '@fichero/kit/card'
import { Waiting } from '@fichero/kit/frame'
import { useMediaQuery } from '@fichero/kit/ui'
import type { CSSProperties } from 'react'
import { RemoteView } from '../federation/remote-view'
import { useLabel } from '../federation/use-label'
import { CardFailure } from './card-failure'
import type { DashboardCard } from './cards'
import classes from './dashboard.module.css'

/** A card's place in the grid. Each card loads, fails and retries independently. */
export function RemoteCard({ card }: { card: DashboardCard }) {
  const { remote, page, titleKey, width, height = 0, heightNarrow = height } = card
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const room = { '--card-height': `${isNarrow ? heightNarrow : height}px` } as CSSProperties
  const title = useLabel(remote, titleKey)
  const id = `${remote}-${page}`
  return (
    <div className={classes.card} data-width={width} style={room}>
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
