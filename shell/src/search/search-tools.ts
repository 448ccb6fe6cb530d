import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { NavItem } from '../router/nav'

/** What the search takes from the frame around it. */
export interface SearchTools {
  nav: NavItem[]
  remotes: RemoteDescriptor[]
  /** Whether what demands this access is open to the person. */
  may: (access: string) => boolean
  ownId: number
  go: (to: string) => void
  openProfile: () => void
  signOut: () => void
}
