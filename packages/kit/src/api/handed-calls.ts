/** A call that was made before the screen that needs it: before the page's scripts were there, or before a link was pressed. */
export interface HandedCall {
  url: string
  headers: Record<string, string>
  response: Promise<Response>
  /** Ends the request. */
  stop: () => void
}

declare global {
  interface Window {
    /** Calls that nobody has taken yet. */
    handedCalls?: HandedCall[]
  }
}

/** Sends calls as the client would, and keeps them for `ms` for whoever makes the same ones. */
export function handCalls(urls: readonly string[], headersOf: () => Record<string, string>, ms: number): HandedCall[] {
  const handed = urls.map((url) => {
    const headers = headersOf()
    const controller = new AbortController()
    const response = fetch(url, { headers, signal: controller.signal, priority: 'high' })
    // Whoever takes it learns of a failure.
    response.catch(() => undefined)
    return { url, headers, response, stop: () => controller.abort() }
  })
  window.handedCalls = [...(window.handedCalls ?? []), ...handed]
  setTimeout(() => forgetHanded(handed), ms)
  return handed
}

/** Gives up calls that nobody has taken, as before a change, after which their answers are no longer true. */
export function forgetHanded(which = window.handedCalls ?? []) {
  for (const one of window.handedCalls ?? []) if (which.includes(one)) one.stop()
  window.handedCalls = window.handedCalls?.filter((one) => !which.includes(one))
}

/** Whether somebody has asked for it already. */
export const isHanded = (url: string) => window.handedCalls?.some((one) => sorted(one.url) === sorted(url)) ?? false

/**
 * Returns the answer to a request that the page has sent already, once: for the same address and with the same headers, or
 * else another session's or another language's answer would be shown. Undefined where there is none.
 */
export function takeHanded(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<Response> | undefined {
  const handed = window.handedCalls ?? []
  const wanted = sorted(url)
  const found = handed.find((one) => sorted(one.url) === wanted && same(one.headers, headers))
  if (!found || signal?.aborted) return undefined
  window.handedCalls = handed.filter((one) => one !== found)
  signal?.addEventListener('abort', found.stop)
  return found.response
}

/** A session goes on with another token: what was asked with the former one is still its own. */
export function renewHanded(from: string, to: string) {
  for (const { headers } of window.handedCalls ?? []) if (headers['x-token'] === from) headers['x-token'] = to
}

/** The order in a query says nothing. */
function sorted(url: string): string {
  const [path, query] = url.split('?')
  const search = new URLSearchParams(query)
  search.sort()
  return `${path}?${search}`
}

const same = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name])
