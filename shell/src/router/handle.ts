import type { DeclaredFirstCall } from '@fichero/contract/first-calls.schema'
import { type UIMatch, useMatches } from 'react-router-dom'

/** The shell's metadata of a route. */
export interface RouteHandle {
  /** `public`, `authenticated` or a permission. */
  access: string
  /** A key of the shell's texts, or of the remote's labels for a remote's route. */
  titleKey: string
  /** For a remote's route, and its page there. */
  remote?: string
  page?: string
  /** The calls with which that page begins. */
  first?: readonly DeclaredFirstCall[]
  /** Of a remote's route, with its parameters. */
  path?: string
}

const isHandled = (match: UIMatch): match is UIMatch<unknown, RouteHandle> => match.handle !== undefined

/** The handle of the current route. */
export const useHandle = (): RouteHandle | undefined => useMatches().findLast(isHandled)?.handle
