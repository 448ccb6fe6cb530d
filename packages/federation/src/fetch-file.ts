import { RemoteError } from './remote-error'

export interface Asset {
  url: string
  integrity: string
}

/** In ms, for one file with its retries. */
const FILE_LIMIT = 4000
const RETRIES = 2
const PAUSE = 300

/** Files that failed, by URL: the browser's cache may have what failed. */
const failed = new Set<string>()

/** The next request for this file goes past the browser's cache. A preload of it that hangs gives its connection back. */
export function askAnew(url: string) {
  failed.add(url)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]'))
    if (link.href === url) link.remove()
}

/**
 * Requests a file with its integrity, and returns it as text. Cut connections and answers of 5xx are retried twice. After
 * four seconds the request is aborted, which gives its connection back.
 * @throws RemoteError with `network`, `timeout`, `integrity`, or `withdrawn` if the server has no such file
 */
export async function fetchFile({ url, integrity }: Asset, milliseconds = FILE_LIMIT): Promise<string> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  try {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await ask(url, integrity, controller.signal)
      if (!(answer instanceof RemoteError)) {
        failed.delete(url)
        return answer
      }
      askAnew(url)
      if (controller.signal.aborted) throw new RemoteError('timeout', `${url} did not arrive within ${milliseconds} ms`)
      if (answer.reason !== 'network' || attempt >= RETRIES) throw answer
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  } finally {
    clearTimeout(timer)
  }
}

/** `fetch` rejects alike for a lost connection, an error answer and wrong content, so a failed file is asked for again. */
async function ask(url: string, integrity: string, signal: AbortSignal): Promise<string | RemoteError> {
  const checked = await attempted(url, { integrity, signal, cache: failed.has(url) ? 'reload' : 'default' })
  if (checked?.ok) return checked.text
  if (signal.aborted) return new RemoteError('timeout', `${url} did not arrive in time`)
  const plain = await attempted(url, { cache: 'reload', signal })
  if (!plain) return new RemoteError('network', `${url} could not be requested`)
  if (!plain.ok) return new RemoteError(plain.status < 500 ? 'withdrawn' : 'network', `${url} answered ${plain.status}`)
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
