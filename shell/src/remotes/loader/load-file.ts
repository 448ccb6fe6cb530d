import { RemoteError } from './remote-error'

/** A file of a release, and its state on this page. */
export interface Asset {
  readonly url: string
  readonly integrity: string
  /** Resolves when the file is in the browser's cache; undefined if it was not requested or failed. */
  arrival?: Promise<void> | undefined
  /** The last request failed, and the browser's cache may contain the failed response. */
  hasFailed?: boolean
}

/** Timeout in ms, for one file with its retries. */
const FILE_LIMIT = 4000
const RETRIES = 2
/** Delay between two attempts, in ms. */
const PAUSE = 300
/** Statuses of a file that does not exist. A proxy that blocks the request answers with other statuses. */
const GONE = [404, 410]
/** Timeout in ms, for a script element whose file is already in the browser's cache. */
const ELEMENT_LIMIT = 4000

/**
 * Makes the next request for this file bypass the browser's cache. Removes the preload link of the file, because a preload
 * that hangs occupies a connection.
 */
function bypassCache(asset: Asset) {
  asset.hasFailed = true
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]'))
    if (link.href === asset.url) link.remove()
}

/**
 * Requests a file with its integrity, and returns its content as text. Lost connections and error statuses other than 404 and
 * 410 are retried twice. After `milliseconds`, four seconds by default, the request is aborted, which frees its connection.
 * @throws RemoteError with `network` (also for a blocked request), `timeout`, `integrity`, or `withdrawn` if the server has no
 * such file
 */
export async function fetchFile(asset: Asset, milliseconds = FILE_LIMIT): Promise<string> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  try {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await requestOnce(asset, controller.signal)
      if (!(answer instanceof RemoteError)) {
        asset.hasFailed = false
        return answer
      }
      bypassCache(asset)
      if (controller.signal.aborted)
        throw new RemoteError('timeout', `${asset.url} did not arrive within ${milliseconds} ms`)
      if (answer.reason !== 'network' || attempt >= RETRIES) throw answer
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * With an integrity, `fetch` rejects in the same way for a lost connection, an error status and wrong content. So a file that
 * failed is requested again without the integrity, to find the reason.
 */
async function requestOnce({ url, integrity, hasFailed }: Asset, signal: AbortSignal): Promise<string | RemoteError> {
  const checked = await tryFetch(url, { integrity, signal, cache: hasFailed ? 'reload' : 'default' })
  if (checked?.ok) return checked.text
  // Stryker disable next-line StringLiteral: the caller throws its own message, which names the limit
  if (signal.aborted) return new RemoteError('timeout', `${url} did not arrive in time`)
  const plain = await tryFetch(url, { cache: 'reload', signal })
  if (!plain) return new RemoteError('network', `${url} could not be requested`)
  if (!plain.ok)
    return new RemoteError(GONE.includes(plain.status) ? 'withdrawn' : 'network', `${url} answered ${plain.status}`)
  const recheck = await tryFetch(url, { integrity, signal })
  return recheck?.ok ? recheck.text : new RemoteError('integrity', `${url} does not match the hash in its release`)
}

/** A response and its complete content. */
interface Arrived {
  ok: boolean
  status: number
  text: string
}

/** Sends a request. Returns the response with its complete content; undefined if the response did not arrive. */
async function tryFetch(url: string, options: RequestInit): Promise<Arrived | undefined> {
  try {
    const answer = await fetch(url, options)
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  } catch {
    return undefined
  }
}

/**
 * Requests a file into the browser's cache, once, for an element that loads it later. Unlike an element, a request can be
 * aborted, and its error has a reason.
 * @throws RemoteError
 */
export function fetchIntoCache(asset: Asset): Promise<void> {
  asset.arrival ??= fetchOnce(asset)
  return asset.arrival
}

/** Requests a file. A failure clears `arrival`, so that the next call requests the file again. */
async function fetchOnce(asset: Asset): Promise<void> {
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
