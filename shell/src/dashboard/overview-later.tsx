import { later } from '@fichero/kit/frame'
import { Skeleton } from '@fichero/kit/ui'
import type { OverviewProps } from './overview'

/** Behind an import of its own: every signed-in screen brings this file along, and most visits begin on another one. */
export const Overview = later<OverviewProps>(
  'dashboard-overview',
  async () => (await import('./overview')).Overview,
  <Skeleton height={640} />,
)
