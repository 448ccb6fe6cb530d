import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Asset, assetsOf } from './assets'
import { RemoteError } from './remote-error'
import { abortAfter } from './within'

const PROBE_LIMIT = 4000

/** What is wrong with the files, or that nothing is, or that they could not be asked for. */
type Diagnosis = RemoteError | 'sound' | 'unreachable'

/**
 * Why a script or stylesheet did not load, which its element does not tell: asks for the page's files once more, past
 * the browser's cache.
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
