import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'

/** Where somebody goes who may not see the address: the list above it, else the dashboard. */
export function parentList(pathname: string, remotes: RemoteDescriptor[]): string {
  const above = pathname.replace(/\/[^/]+\/?$/, '')
  const open = remotes.some(({ routes }) => routes.some(({ path, access }) => path === above && access !== 'admin'))
  return open ? above : PATHS.dashboard
}
