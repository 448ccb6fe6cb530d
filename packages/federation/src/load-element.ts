import { type Asset, askAnew, fetchFile } from './fetch-file'
import { RemoteError } from './remote-error'

/** In ms, for an element whose file the browser's cache has. */
const ELEMENT_LIMIT = 4000

/**
 * Requests a file for an element to take it from the browser's cache. Unlike an element, a request can be aborted, and
 * it tells why it failed.
 * @throws RemoteError
 */
export function arrive(asset: Asset): Promise<void> {
  asset.arrival ??= requested(asset)
  return asset.arrival
}

async function requested(asset: Asset): Promise<void> {
  try {
    await fetchFile(asset)
  } catch (error) {
    asset.arrival = undefined
    throw error
  }
}

/** Runs a script of a build, each time that it is called. */
export async function loadScript(asset: Asset): Promise<void> {
  await arrive(asset)
  try {
    await run(asset)
  } catch (error) {
    // The first element takes a preload of this file, even one that failed; the second takes what has arrived.
    if (!(error instanceof RemoteError) || error.reason !== 'network') throw error
    await run(asset)
  }
}

function run(asset: Asset): Promise<void> {
  const { url, integrity } = asset
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (error: RemoteError) => {
      clearTimeout(timer)
      script.remove()
      asset.arrival = undefined
      askAnew(asset)
      reject(error)
    }
    const late = () => fail(new RemoteError('timeout', `${url} did not arrive within ${ELEMENT_LIMIT} ms`))
    const timer = setTimeout(late, ELEMENT_LIMIT)
    script.addEventListener('error', () => fail(new RemoteError('network', `${url} did not load`)), { once: true })
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    Object.assign(script, { src: url, async: true, integrity, crossOrigin: 'anonymous' })
    document.head.append(script)
  })
}
