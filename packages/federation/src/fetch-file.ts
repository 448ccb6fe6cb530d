import { RemoteError } from './remote-error'

/** A file of a release, and what became of it on this page. */
export interface Asset {
  readonly url: string
  readonly integrity: string
  /** It is in the browser's cache, or on the way there. */
  arrival?: Promise<void> | undefined
  /** It failed, and the browser's cache may have what failed. */
  hasFailed?: boolean
}

/** In ms, for one file with its retries. */
const FILE_LIMIT = 4000
const RETRIES = 2
const PAUSE = 300
/** What says that there is no such file. A proxy that refuses the request says another thing. */
const GONE = [404, 410]

/** The next request for this file goes past the browser's cache. A preload of it that hangs gives its connection back. */
export function askAnew(asset: Asset) {
  asset.hasFailed = true
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]'))
    if (link.href === asset.url) link.remove()
}

/**
 * Requests a file with its integrity, and returns it as text. Cut connections and refusals are retried twice. After
 * four seconds the request is aborted, which gives its connection back.
 * @throws RemoteError with `network` (also if something refused the request), `timeout`, `integrity`, or `withdrawn` if
 * the server has no such file
 */
export async function fetchFile(asset: Asset, milliseconds = FILE_LIMIT): Promise<string> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  try {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await ask(asset, controller.signal)
      if (!(answer instanceof RemoteError)) {
        asset.hasFailed = false
        return answer
      }
      askAnew(asset)
      if (controller.signal.aborted)
        throw new RemoteError('timeout', `${asset.url} did not arrive within ${milliseconds} ms`)
      if (answer.reason !== 'network' || attempt >= RETRIES) throw answer
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  } finally {
    clearTimeout(timer)
  }
}

/** `fetch` rejects alike for a lost connection, an error answer and wrong content, so a failed file is asked for again. */
async function ask({ url, integrity, hasFailed }: Asset, signal: AbortSignal): Promise<string | RemoteError> {
  const checked = await attempted(url, { integrity, signal, cache: hasFailed ? 'reload' : 'default' })
  if (checked?.ok) return checked.text
  // Stryker disable next-line StringLiteral: whoever asks says it with the limit
  if (signal.aborted) return new RemoteError('timeout', `${url} did not arrive in time`)
  const plain = await attempted(url, { cache: 'reload', signal })
  if (!plain) return new RemoteError('network', `${url} could not be requested`)
  if (!plain.ok)
    return new RemoteError(GONE.includes(plain.status) ? 'withdrawn' : 'network', `${url} answered ${plain.status}`)
  const again = await attempted(url, { integrity, signal })
  return again?.ok ? again.text : new RemoteError('integrity', `${url} is not what its release lists`)
}

interface Arrived {
  ok: boolean
  status: number
  text: string
}

/** Returns the answer with all of its content; undefined if it did not arrive. */
async function attempted(url: string, options: RequestInit): Promise<Arrived | undefined> {
  try {
    const answer = await fetch(url, options)
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  } catch {
    return undefined
  }
}
