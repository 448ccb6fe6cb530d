import { listRemotes } from '@fichero/contract/calls/remotes.calls'
import { SAFE } from '@fichero/contract/paths'
import type { BootRemote } from '@fichero/contract/remotes.schema'
import { call } from '@fichero/kit/api'
import { provideReleases } from '@fichero/kit/releases'
import { learnFiles } from './files'
import { withOverride } from './override'
import { type Release, releaseOf } from './release'

/** The address of the document asked for the releases that came with the system: so do the requests that follow. */
export const isSafe = new URLSearchParams(window.location.search).has(SAFE)
export const listQuery = isSafe ? { [SAFE]: true } : {}

/** In ms. */
const LATER = 3000

/** A remote as this page uses it. */
export interface Remote {
  /** The release that the server lists, and the one before it. */
  listed: Release
  previous: Release | undefined
  /** The release from which its pages come, once one was opened. */
  opened?: Release | undefined
}

/** By name. One that is no longer listed is gone. */
let remotes = new Map<string, Remote>()

/** The release that this page uses: before any of its pages was opened, the one that the server lists. */
export const inUse = ({ opened, listed }: Remote): Release => opened ?? listed

// What the page shows of itself is what runs, also after a fall-back to another release.
provideReleases(() => [...remotes.values()].map((remote) => inUse(remote).about))

async function keep(told: BootRemote[]): Promise<BootRemote[]> {
  const listed = process.env.NODE_ENV === 'development' ? await withOverride(told) : told
  remotes = new Map(listed.map((descriptor) => [descriptor.name, remoteOf(descriptor)]))
  return listed
}

const remoteOf = ({ previous, ...listed }: BootRemote): Remote => ({
  listed: releaseOf(listed),
  previous: previous && releaseOf(previous),
  opened: remotes.get(listed.name)?.opened,
})

/** Reads the descriptors that the server wrote into the page; the development server's page requests them. */
export async function startRegistry(): Promise<BootRemote[]> {
  const text = document.getElementById('fichero-boot')?.textContent?.trim()
  return text ? keep(JSON.parse(text) as BootRemote[]) : ((await refreshRegistry()) ?? [])
}

/**
 * Makes the files of all remotes known after the first page has been drawn, so that opening another page or a dialog
 * costs no request more. Browsers keep the lists: their addresses have the release's hash.
 */
export function learnLater() {
  setTimeout(() => {
    // Whoever needs a list that does not arrive now asks for it again.
    for (const { listed } of remotes.values()) learnFiles(listed).catch(() => undefined)
  }, LATER)
}

/**
 * Requests the descriptors again, in case a remote has been published since. Keeps the known ones if the request fails.
 */
export async function refreshRegistry(signal?: AbortSignal): Promise<BootRemote[] | undefined> {
  try {
    const answer = await call(listRemotes, { query: listQuery, signal })
    return await keep(answer.remotes)
  } catch (error) {
    console.warn('The registry of remotes could not be read again.', error)
    return undefined
  }
}

export const findRemote = (name: string): Remote | undefined => remotes.get(name)
