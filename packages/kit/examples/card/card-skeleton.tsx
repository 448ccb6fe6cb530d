import { CardSkeleton } from '@fichero/kit/card'
import type { CSSProperties } from 'react'

/** The height is that of the card in the module’s `remote.ts`; the dashboard sets it. */
export const AtItsHeight = () => (
  <div style={{ '--card-height': '120px' } as CSSProperties}>
    <CardSkeleton />
  </div>
)
