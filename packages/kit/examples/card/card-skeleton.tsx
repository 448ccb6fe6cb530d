import { CardSkeleton } from '@fichero/kit/card'
import type { CSSProperties } from 'react'

/** The dashboard sets the height that the module’s `remote.ts` declares for the card. */
export const AtItsHeight = () => (
  <div style={{ '--card-height': '120px' } as CSSProperties}>
    <CardSkeleton />
  </div>
)
