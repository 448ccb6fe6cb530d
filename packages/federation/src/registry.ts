import { listRemotes } from '@fichero/contract/calls/remotes.calls'
import type { BootRemote } from '@fichero/contract/remotes.schema'
import { call } from '@fichero/kit/api'
import { tellReleases } from '@fichero/kit/releases'

let descriptors: BootRemote[] = []

function keep(found: BootRemote[]) {
  descriptors = found
  tellReleases(found)
}

/** Reads the descriptors that the server wrote into the page; the development server's page requests them. */
export async function startRegistry(): Promise<BootRemote[]> {
  const text = document.getElementById('fichero-boot')?.textContent?.trim()
  if (text) keep(JSON.parse(text) as BootRemote[])
  else await refreshRegistry()
  return descriptors
}

/**
 * Requests the descriptors again, in case a remote has been published since. Keeps the known ones if the request fails.
 */
export async function refreshRegistry(signal?: AbortSignal): Promise<void> {
  try {
    const { remotes } = await call(listRemotes, { signal })
    keep(remotes)
  } catch (error) {
    console.warn('The registry of remotes could not be read again.', error)
  }
}

export const findRemote = (name: string) => descriptors.find((descriptor) => descriptor.name === name)
