import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Asset, assetsOf } from './assets'
import { RemoteError } from './remote-error'
import { abortAfter } from './with-timeout'

const PROBE_LIMIT = 4000

/** The problem of the files, `sound` if there is none, or `unreachable` if they could not be requested. */
type Diagnosis = RemoteError | 'sound' | 'unreachable'

/**
 * Finds out why a script or stylesheet failed, which its error event does not say: requests the page's files again,
 * bypassing the browser's cache.
 */
export async function diagnose(remote: RemoteDescriptor, page: string): Promise<Diagnosis> {
  const signal = abortAfter(PROBE_LIMIT)
  const found = await Promise.all(assetsOf(remote, page).map((asset) => probe(asset, signal)))
  const wrong = found.find((diagnosis) => diagnosis instanceof RemoteError)
  return wrong ?? (found.includes('unreachable') ? 'unreachable' : 'sound')
}

async function probe({ url, integrity }: Asset, signal: AbortSignal): Promise<Diagnosis> {
  try {
    const answer = await fetch(url, { cache: 'reload', signal })
    if (!answer.ok) return new RemoteError('missing', `${url} answered ${answer.status}`)
    await answer.arrayBuffer()
  } catch {
    return 'unreachable'
  }
  try {
    await (await fetch(url, { integrity, signal })).arrayBuffer()
    return 'sound'
  } catch {
    return signal.aborted ? 'unreachable' : new RemoteError('integrity', `${url} is not what its release lists`)
  }
}
