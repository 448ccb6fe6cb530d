import { listRemotes } from '@fichero/contract/calls/remotes.calls'
import { currentDescriptor } from '@fichero/contract/former-descriptor'
import { SAFE } from '@fichero/contract/paths'
import type { BootRemote } from '@fichero/contract/remotes.schema'
import { call } from '@fichero/kit/api'
import { provideReleases } from '@fichero/kit/releases'
import { withOverride } from './override'
import { loadFileList, type Release, recentFailure, releaseOf } from './release'

/** Safe mode: the URL of the document has `?seguro`, so later requests also ask for the bundled releases. */
export const isSafe = new URLSearchParams(window.location.search).has(SAFE)
/** The query of requests for the list of remotes. */
export const listQuery = isSafe ? { [SAFE]: true } : {}

/** Delay of `loadFileListsLater` in ms. */
const FILE_LISTS_DELAY = 3000

/** A remote as this page uses it. */
export interface Remote {
  /** The release that the server lists, and the one before it. */
  listed: Release
  previous: Release | undefined
  /** The release that the remote's pages come from; undefined until one of its pages was opened. */
  opened?: Release | undefined
}

/** The listed remotes, by name. */
let remotes = new Map<string, Remote>()

/** Returns the release that this page uses: the listed one, until a page of the remote is opened. */
const inUse = ({ opened, listed }: Remote): Release => opened ?? listed

// Screens that show versions get the running releases, also after a fallback to another one.
provideReleases(() => [...remotes.values()].map((remote) => inUse(remote).descriptor))

/** Replaces the list of remotes. A remote keeps the release that the page has opened. */
async function updateRemotes(received: BootRemote[]): Promise<BootRemote[]> {
  const chosen = process.env.NODE_ENV === 'development' ? await withOverride(received) : received
  const listed = chosen.map(currentDescriptor)
  remotes = new Map(listed.map((descriptor) => [descriptor.name, remoteOf(descriptor)]))
  return listed
}

/** Returns a remote of the list with its listed and its previous release. */
const remoteOf = ({ previous, ...listed }: BootRemote): Remote => ({
  listed: releaseOf(listed),
  previous: previous && releaseOf(previous),
  opened: remotes.get(listed.name)?.opened,
})

/** Reads the descriptors from the page. The page of the development server has none, so they are requested. */
export async function startRegistry(): Promise<BootRemote[]> {
  const text = document.getElementById('fichero-boot')?.textContent?.trim()
  return text ? updateRemotes(JSON.parse(text) as BootRemote[]) : ((await refreshRegistry()) ?? [])
}

/**
 * Loads the file lists of all remotes after the first page has rendered, so that opening another page or a dialog does not
 * need an extra request. Browsers cache the lists, because their URLs contain the release's hash.
 */
export function loadFileListsLater() {
  setTimeout(() => {
    // A list that fails now is requested again when it is needed.
    for (const { listed } of remotes.values()) loadFileList(listed).catch(() => undefined)
  }, FILE_LISTS_DELAY)
}

/**
 * Requests the descriptors again, in case another release was activated. If the request fails, the
 * known descriptors are kept, and undefined is returned.
 */
export async function refreshRegistry(signal?: AbortSignal): Promise<BootRemote[] | undefined> {
  try {
    const answer = await call(listRemotes, { query: listQuery, signal })
    return await updateRemotes(answer.remotes)
  } catch (error) {
    console.warn('The list of remotes could not be refreshed.', error)
    return undefined
  }
}

/** Returns a listed remote by name. */
export const findRemote = (name: string): Remote | undefined => remotes.get(name)

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

/** Returns the release before the one in use; undefined if there is none, if it failed, or if it does not have this page. */
export function previousRelease(name: string, page: string): Release | undefined {
  const previous = findRemote(name)?.previous
  const isOther = previous && !previous.isExcluded && previous !== releaseInUse(name)
  return isOther && Object.hasOwn(previous.descriptor.pages, page) && !recentFailure(previous, page)
    ? previous
    : undefined
}
