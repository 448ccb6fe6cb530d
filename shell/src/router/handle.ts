import type { DeclaredFirstCall } from '@fichero/contract/first-calls.schema'
import { type UIMatch, useMatches } from 'react-router-dom'

/** The shell's metadata of a route. */
export interface RouteHandle {
  /** `public`, `authenticated` or a permission. */
  access: string
  /** Translation key: in the shell's translations, or in the `labels` of the remote for a route of a remote. */
  titleKey: string
  /** Name of the remote, and its page, for a remote's route. */
  remote?: string
  page?: string
  /** Requests that the page makes as soon as it opens, which can be prefetched. */
  first?: readonly DeclaredFirstCall[]
  /** Path pattern of a remote's route. */
  path?: string
}

const hasHandle = (match: UIMatch): match is UIMatch<unknown, RouteHandle> => match.handle !== undefined

/** The handle of the current route. */
export const useHandle = (): RouteHandle | undefined => useMatches().findLast(hasHandle)?.handle
