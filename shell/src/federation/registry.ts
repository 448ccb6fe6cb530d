import { listRemotes } from '@fichero/contract/calls/remotes.calls'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { call } from '@fichero/kit/api'

let descriptors: RemoteDescriptor[] = []

/** The server writes the descriptors into the page; a page from elsewhere (the development server) asks for them. */
export async function startRegistry(): Promise<RemoteDescriptor[]> {
  const text = document.getElementById('fichero-boot')?.textContent?.trim()
  if (text) descriptors = JSON.parse(text) as RemoteDescriptor[]
  else await refreshRegistry()
  return descriptors
}

/** Asks again: a remote may have been published since. What was known stays when the server cannot be asked. */
export async function refreshRegistry(signal?: AbortSignal): Promise<void> {
  try {
    const { remotes } = await call(listRemotes, { signal })
    descriptors = remotes
  } catch (error) {
    console.warn('The registry of remotes could not be read again.', error)
  }
}

export const findRemote = (name: string) => descriptors.find((descriptor) => descriptor.name === name)
