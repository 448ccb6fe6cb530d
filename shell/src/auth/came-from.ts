import { PATHS } from '@fichero/contract/paths'

interface CameFrom {
  /** An address of ours. */
  from: string
  ended: boolean
}

/** What a screen that asked for signing in left in `location.state`. */
export function cameFrom(state: unknown): CameFrom {
  const { from, ended } = (state ?? {}) as { from?: unknown; ended?: unknown }
  const ours = typeof from === 'string' && /^\/(?!\/)/.test(from)
  return { from: ours ? from : PATHS.dashboard, ended: ended === true }
}
