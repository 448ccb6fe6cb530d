/** A prefetched request: sent before the page's scripts have loaded, or before a link is clicked. */
export interface PrefetchedCall {
  url: string
  headers: Record<string, string>
  response: Promise<Response>
  /** Aborts the request. */
  stop: () => void
}

declare global {
  interface Window {
    /** Prefetched requests that the API client has not used yet. */
    handedCalls?: PrefetchedCall[]
  }
}

/** Prefetches URLs with the headers of the API client, which may use the answers within `ms` milliseconds. */
export function startPrefetches(
  urls: readonly string[],
  headersOf: () => Record<string, string>,
  ms: number,
): PrefetchedCall[] {
  const handed = urls.map((url) => {
    const headers = headersOf()
    const controller = new AbortController()
    const response = fetch(url, { headers, signal: controller.signal, priority: 'high' })
    // Avoids an unhandled rejection. A caller that uses the response still gets the error.
    response.catch(() => undefined)
    return { url, headers, response, stop: () => controller.abort() }
  })
  window.handedCalls = [...(window.handedCalls ?? []), ...handed]
  setTimeout(() => abortPrefetches(handed), ms)
  return handed
}

/** Aborts unused requests, by default all of them, because a change has made their answers stale. */
export function abortPrefetches(calls = window.handedCalls ?? []) {
  for (const call of window.handedCalls ?? []) if (calls.includes(call)) call.stop()
  window.handedCalls = window.handedCalls?.filter((call) => !calls.includes(call))
}

/** Whether there is an unused request to this URL. */
export const isPrefetched = (url: string) =>
  window.handedCalls?.some((call) => withSortedQuery(call.url) === withSortedQuery(url)) ?? false

/**
 * Returns the response to a prefetched request, only once; undefined if none matches. URL and headers must match, otherwise
 * the answer for another session or language would be shown.
 */
export function takePrefetched(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<Response> | undefined {
  const prefetched = window.handedCalls ?? []
  const sortedUrl = withSortedQuery(url)
  const match = prefetched.find((call) => withSortedQuery(call.url) === sortedUrl && areEqual(call.headers, headers))
  if (!match || signal?.aborted) return undefined
  window.handedCalls = prefetched.filter((call) => call !== match)
  signal?.addEventListener('abort', match.stop)
  return match.response
}

/** Replaces a renewed token in the headers of unused requests, so that they still match those of the session. */
export function renewPrefetchToken(from: string, to: string) {
  for (const { headers } of window.handedCalls ?? []) if (headers['x-token'] === from) headers['x-token'] = to
}

/** Returns the URL with its query parameters sorted. */
function withSortedQuery(url: string): string {
  const [path, query] = url.split('?')
  const search = new URLSearchParams(query)
  search.sort()
  return `${path}?${search}`
}

/** Whether two sets of headers are equal. */
const areEqual = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name])
