import { listRemotes } from '@fichero/contract/calls/remotes.calls'
import type { BootRemote } from '@fichero/contract/remotes.schema'
import { call } from '@fichero/kit/api'
import { tellReleases } from '@fichero/kit/releases'
import { learnAssets } from './assets'
import { withOverride } from './override'

/** In ms. */
const LATER = 3000

let descriptors: BootRemote[] = []

async function keep(listed: BootRemote[]) {
  descriptors = process.env.NODE_ENV === 'development' ? await withOverride(listed) : listed
  tellReleases(descriptors)
}

/** Reads the descriptors that the server wrote into the page; the development server's page requests them. */
export async function startRegistry(): Promise<BootRemote[]> {
  const text = document.getElementById('fichero-boot')?.textContent?.trim()
  if (text) await keep(JSON.parse(text) as BootRemote[])
  else await refreshRegistry()
  return descriptors
}

/**
 * Makes the files of all remotes known after the first page has been drawn, so that opening another page or a dialog
 * costs no request more. Browsers keep the lists: their addresses have the release's hash.
 */
export function learnLater() {
  setTimeout(() => {
    // Whoever needs a list that does not arrive now asks for it again.
    for (const remote of descriptors) learnAssets(remote).catch(() => undefined)
  }, LATER)
}

/**
 * Requests the descriptors again, in case a remote has been published since. Keeps the known ones if the request fails.
 */
export async function refreshRegistry(signal?: AbortSignal): Promise<void> {
  try {
    const { remotes } = await call(listRemotes, { signal })
    await keep(remotes)
  } catch (error) {
    console.warn('The registry of remotes could not be read again.', error)
  }
}

export const findRemote = (name: string) => descriptors.find((descriptor) => descriptor.name === name)
