import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Asset, assetsOf } from './assets'
import { RemoteError } from './remote-error'

const PROBE_LIMIT = 2000

/**
 * Why a script or stylesheet did not load, which its element does not tell: asks for the page's files once more, past
 * the browser's cache. Answers undefined when all of them are sound now, or the network is down: then a retry may do.
 */
export async function diagnose(remote: RemoteDescriptor, page: string): Promise<RemoteError | undefined> {
  const signal = AbortSignal.timeout(PROBE_LIMIT)
  const found = await Promise.all(assetsOf(remote, page).map((asset) => probe(asset, signal)))
  return found.find((error) => error !== undefined)
}

async function probe({ url, integrity }: Asset, signal: AbortSignal): Promise<RemoteError | undefined> {
  try {
    const answer = await fetch(url, { cache: 'reload', signal })
    if (!answer.ok) return new RemoteError('missing', `${url} answered ${answer.status}`)
    await answer.arrayBuffer()
  } catch {
    return undefined
  }
  try {
    await (await fetch(url, { integrity, signal })).arrayBuffer()
    return undefined
  } catch {
    return signal.aborted ? undefined : new RemoteError('integrity', `${url} is not what its release lists`)
  }
}
