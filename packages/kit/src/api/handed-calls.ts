/** A call that the page made before its scripts were there (`ask-first.ts`). */
export interface HandedCall {
  url: string
  headers: Record<string, string>
  response: Promise<Response>
  /** Ends the request. */
  stop: () => void
}

declare global {
  interface Window {
    /** Calls that nobody has taken yet, for some seconds. */
    handedCalls?: HandedCall[]
  }
}

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
