import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Asset, assetsOf } from './assets'
import { RemoteError } from './remote-error'
import { abortAfter } from './with-timeout'

const PROBE_LIMIT = 4000

/** The problem of the files, or `sound` if there is none. */
type Diagnosis = RemoteError | 'sound'

/**
 * Finds out why a script or stylesheet failed, which its error event does not say: requests the page's files again,
 * bypassing the browser's cache.
 */
export async function diagnose(remote: RemoteDescriptor, page: string): Promise<Diagnosis> {
  const signal = abortAfter(PROBE_LIMIT)
  const found = await Promise.all(assetsOf(remote, page).map((asset) => probe(asset, signal)))
  const wrong = found.filter((diagnosis) => diagnosis !== 'sound')
  return wrong.find(({ reason }) => reason !== 'unreachable') ?? wrong[0] ?? 'sound'
}

async function probe({ url, integrity }: Asset, signal: AbortSignal): Promise<Diagnosis> {
  try {
    const answer = await fetch(url, { cache: 'reload', signal })
    if (!answer.ok)
      return new RemoteError(answer.status < 500 ? 'missing' : 'unreachable', `${url} answered ${answer.status}`)
    await answer.arrayBuffer()
  } catch {
    return unreachable(url)
  }
  try {
    await (await fetch(url, { integrity, signal })).arrayBuffer()
    return 'sound'
  } catch {
    return signal.aborted ? unreachable(url) : new RemoteError('integrity', `${url} is not what its release lists`)
  }
}

const unreachable = (url: string) => new RemoteError('unreachable', `${url} could not be requested`)
