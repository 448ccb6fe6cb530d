import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { NavItem } from '../navigation/nav'

/** What the search needs from the app frame. */
export interface SearchTools {
  nav: NavItem[]
  remotes: RemoteDescriptor[]
  /** Returns whether the user has this access. */
  may: (access: string) => boolean
  /** The signed-in user's id. */
  ownId: number
  go: (to: string) => void
  openProfile: () => void
  signOut: () => void
}
