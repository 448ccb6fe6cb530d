import { type UIMatch, useMatches } from 'react-router-dom'

/** What the shell knows of each route. */
export interface RouteHandle {
  /** `public`, `authenticated` or a permission. */
  access: string
  /** A key of the shell's texts, or of the remote's labels where there is a remote. */
  titleKey: string
  remote?: string
}

const isHandled = (match: UIMatch): match is UIMatch<unknown, RouteHandle> => match.handle !== undefined

/** The handle of the route that is open. */
export const useHandle = (): RouteHandle | undefined => useMatches().findLast(isHandled)?.handle
