import { type Asset, bypassCache, fetchFile } from './fetch-file'
import { RemoteError } from './remote-error'

/** Timeout in ms, for a script element whose file is already in the browser's cache. */
const ELEMENT_LIMIT = 4000

/**
 * Requests a file into the browser's cache, once, for an element that loads it later. Unlike an element, a request can be
 * aborted, and its error has a reason.
 * @throws RemoteError
 */
export function fetchIntoCache(asset: Asset): Promise<void> {
  asset.arrival ??= requestOnce(asset)
  return asset.arrival
}

/** Requests a file. A failure clears `arrival`, so that the next call requests the file again. */
async function requestOnce(asset: Asset): Promise<void> {
  try {
    await fetchFile(asset)
  } catch (error) {
    asset.arrival = undefined
    throw error
  }
}

/**
 * Loads and runs a script of a release. Each call runs the script again.
 * @throws RemoteError
 */
export async function loadScript(asset: Asset): Promise<void> {
  await fetchIntoCache(asset)
  try {
    await run(asset)
  } catch (error) {
    // The first element may have used a preload that failed. A second element uses the cached response.
    if (!(error instanceof RemoteError) || error.reason !== 'network') throw error
    await run(asset)
  }
}

/** Loads a script with a new element. */
function run(asset: Asset): Promise<void> {
  const { url, integrity } = asset
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (error: RemoteError) => {
      clearTimeout(timer)
      script.remove()
      asset.arrival = undefined
      bypassCache(asset)
      reject(error)
    }
    const onTimeout = () => fail(new RemoteError('timeout', `${url} did not arrive within ${ELEMENT_LIMIT} ms`))
    const timer = setTimeout(onTimeout, ELEMENT_LIMIT)
    script.addEventListener('error', () => fail(new RemoteError('network', `${url} did not load`)), { once: true })
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    Object.assign(script, { src: url, async: true, integrity, crossOrigin: 'anonymous' })
    document.head.append(script)
  })
}
