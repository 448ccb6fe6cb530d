import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { overriddenAsset } from './override'
import { RemoteError } from './remote-error'

export interface Asset {
  url: string
  integrity: string
}

/**
 * Returns URL and integrity of a file of a remote.
 * @throws if the descriptor does not list it: files without a hash are not loaded
 */
export function assetOf(remote: RemoteDescriptor, file: string): Asset {
  if (process.env.NODE_ENV === 'development') {
    const overridden = overriddenAsset(remote, file)
    if (overridden) return overridden
  }
  const asset = remote.assets.find((candidate) => candidate.file === file)
  if (!asset) throw new RemoteError('integrity', `${remote.name}: no hash is known for ${file}`)
  const url = new URL(`/remotes/${remote.name}/${remote.hash}/${file}`, window.location.origin).href
  return { url, integrity: asset.integrity }
}

/** The files that the page needs besides the entry. */
export const assetsOf = (remote: RemoteDescriptor, page: string) =>
  (remote.pages[page] ?? []).map((file) => assetOf(remote, file))

export const stylesOf = (remote: RemoteDescriptor, page: string) =>
  assetsOf(remote, page).filter(({ url }) => url.endsWith('.css'))
