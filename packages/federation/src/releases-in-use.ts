import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { findRemote } from './registry'

/** The release from which a remote's pages come, by remote. */
const inUse = new Map<string, RemoteDescriptor>()
/** Hashes of releases that were left for another one. */
const left = new Set<string>()

/** The release of a remote that this page uses; before any of its pages was opened, the one that the server lists. */
export const releaseInUse = (name: string): RemoteDescriptor | undefined => inUse.get(name) ?? findRemote(name)

/** Returns the releases with a page, in the order to try them: the one in use, the listed one, the one before it. */
export function releasesFor(name: string, page: string): RemoteDescriptor[] {
  const listed = findRemote(name)
  const found = [inUse.get(name), listed, listed?.previous].filter((release) => release !== undefined)
  const usable = found.filter(({ pages }) => page in pages)
  return [...new Map(usable.map((release) => [release.hash, release])).values()]
}

/** All pages come from this release from now on, until it fails. One that was left stays so. */
export function use(release: RemoteDescriptor) {
  if (!left.has(release.hash)) inUse.set(release.name, release)
}

/** Another release may be used; this one again only after `chooseAgain`. */
export function leave(release: RemoteDescriptor) {
  left.add(release.hash)
  if (inUse.get(release.name)?.hash === release.hash) inUse.delete(release.name)
}

/** The listed release is tried first again. */
export function chooseAgain(name: string) {
  const listed = findRemote(name)
  for (const release of [inUse.get(name), listed, listed?.previous]) if (release) left.delete(release.hash)
  inUse.delete(name)
}

/** Returns the release before the one in use; undefined if there is none. */
export function previousRelease(name: string): RemoteDescriptor | undefined {
  const previous = findRemote(name)?.previous
  return previous && !left.has(previous.hash) && previous.hash !== releaseInUse(name)?.hash ? previous : undefined
}
