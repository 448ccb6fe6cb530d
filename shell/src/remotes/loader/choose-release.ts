import { findRemote, inUse } from './registry'
import type { Release } from './release'

/** Returns the release of a remote that this page uses; undefined if the remote is not listed. */
export function releaseInUse(name: string): Release | undefined {
  const remote = findRemote(name)
  return remote && inUse(remote)
}

/** Returns the releases that have a page, in the order in which to try them: opened, listed, previous. */
export function releasesFor(name: string, page: string): Release[] {
  const { opened, listed, previous } = findRemote(name) ?? {}
  const known = [opened, listed, previous].filter((release) => release !== undefined)
  return [...new Set(known)].filter(({ descriptor }) => Object.hasOwn(descriptor.pages, page))
}

/** Makes all further pages come from this release, until it fails. Does nothing for an excluded release. */
export function switchTo(release: Release) {
  const remote = findRemote(release.name)
  if (remote && !release.isExcluded) remote.opened = release
}

/** Stops using a release, so that another release can be used. It can be used again only after `resetChoice`. */
export function excludeRelease(release: Release) {
  release.isExcluded = true
  const remote = findRemote(release.name)
  if (remote?.opened === release) remote.opened = undefined
}

/** Forgets which releases were opened or excluded, so that the listed release is tried first again. */
export function resetChoice(name: string) {
  const remote = findRemote(name)
  if (!remote) return
  for (const release of [remote.opened, remote.listed, remote.previous]) if (release) release.isExcluded = false
  remote.opened = undefined
}

/** Returns the release before the one in use; undefined if there is none, or if it does not have this page. */
export function previousRelease(name: string, page: string): Release | undefined {
  const previous = findRemote(name)?.previous
  const isOther = previous && !previous.isExcluded && previous !== releaseInUse(name)
  return isOther && Object.hasOwn(previous.descriptor.pages, page) ? previous : undefined
}
