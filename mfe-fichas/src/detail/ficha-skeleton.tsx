import { PageHeaderSkeleton } from '@fichero/kit/frame'
import { Skeleton } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import frame from './ficha-frame.module.css'
import classes from './ficha-skeleton.module.css'
import links from './section-links.module.css'

/** The placeholder of a ficha's page: the header, which all sections have, above the section's placeholder (`children`). */
export function FichaSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={frame.frame}>
      <header className={classes.header}>
        <PageHeaderSkeleton
          isCard
          isTabInTitle
          actions={2}
          description={
            <div className={classes.line}>
              <Skeleton height={14} maw={640} my={3} />
              <Skeleton height={14} maw={240} />
            </div>
          }
        />
        <div className={`${links.sections} ${classes.links}`}>
          <Skeleton height={20} maw={420} />
        </div>
      </header>
      {children}
    </div>
  )
}
