import { findRemote, inUse } from './registry'
import type { Release } from './release'

/** The release of a remote that this page uses. */
export function releaseInUse(name: string): Release | undefined {
  const remote = findRemote(name)
  return remote && inUse(remote)
}

/** Returns the releases with a page, in the order to try them: the one opened, the listed one, the one before it. */
export function releasesFor(name: string, page: string): Release[] {
  const { opened, listed, previous } = findRemote(name) ?? {}
  const found = [opened, listed, previous].filter((release) => release !== undefined)
  return [...new Set(found)].filter(({ about }) => Object.hasOwn(about.pages, page))
}

/** All pages come from this release from now on, until it fails. One that was left stays so. */
export function use(release: Release) {
  const remote = findRemote(release.name)
  if (remote && !release.isLeft) remote.opened = release
}

/** Another release may be used; this one again only after `chooseAgain`. */
export function leave(release: Release) {
  release.isLeft = true
  const remote = findRemote(release.name)
  if (remote?.opened === release) remote.opened = undefined
}

/** The listed release is tried first again. */
export function chooseAgain(name: string) {
  const remote = findRemote(name)
  if (!remote) return
  for (const release of [remote.opened, remote.listed, remote.previous]) if (release) release.isLeft = false
  remote.opened = undefined
}

/** Returns the release before the one in use; undefined if there is none, or none with this page. */
export function previousRelease(name: string, page: string): Release | undefined {
  const previous = findRemote(name)?.previous
  const isOther = previous && !previous.isLeft && previous !== releaseInUse(name)
  return isOther && Object.hasOwn(previous.about.pages, page) ? previous : undefined
}
