import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { call } from '@fichero/kit/api'
import { abortAfter } from './within'

/** Milliseconds. */
const TIME_LIMIT = 8000

let descriptors: RemoteDescriptor[] = []

/** The server writes the descriptors into the page; a page from elsewhere (the development server) asks for them. */
export async function startRegistry(): Promise<RemoteDescriptor[]> {
  const text = document.getElementById('fichero-boot')?.textContent?.trim()
  if (text) descriptors = JSON.parse(text) as RemoteDescriptor[]
  else await refreshRegistry()
  return descriptors
}

let refreshing: Promise<void> | undefined

/**
 * Asks again, once for all that want to know: a remote may have been published since. What was known stays when the server
 * cannot be asked, or does not answer in time.
 */
export function refreshRegistry(): Promise<void> {
  refreshing ??= readRegistry().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function readRegistry(): Promise<void> {
  try {
    const { remotes } = await call('listRemotes', { signal: abortAfter(TIME_LIMIT) })
    descriptors = remotes
  } catch (error) {
    console.warn('The registry of remotes could not be read again.', error)
  }
}

export const findRemote = (name: string) => descriptors.find((descriptor) => descriptor.name === name)
