import { withColdPage, withLatency } from './browser.mjs'
import { compressedSize } from './compressed-size.mjs'

/** Latency of every response, by which requests that wait for other requests can be detected. */
const LATENCY_MS = 150

/**
 * Opens a path with a session and an empty cache. Returns the compressed size of JavaScript and CSS, in KB of 1,000 bytes, and
 * the number of waves of requests before the first request for data.
 */
export async function coldVisit(browser, { url, session }, path) {
  const requests = await withColdPage(browser, session, withLatency(LATENCY_MS), (page) => requestsOf(page, url + path))
  const files = [...new Set(requests.map((request) => request.url))]
  return {
    js: await kilobytes(files.filter((file) => file.endsWith('.js'))),
    css: await kilobytes(files.filter((file) => file.endsWith('.css'))),
    waves: wavesBeforeData(requests),
  }
}

/** Opens an address and returns all requests until the network is idle, including the page itself. */
export async function requestsOf(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // The shell reads files of a remote from the cache, where a preload has stored them. Such an entry is not a request.
      .filter((entry) => entry.transferSize > 0)
      // The browser parses the page while it loads, so its requests need not wait for the end of the page.
      .map((entry) => ({
        url: entry.name,
        start: entry.startTime,
        end: entry.entryType === 'navigation' ? entry.responseStart : entry.responseEnd,
        bytes: entry.transferSize,
      })),
  )
}

/** @param {string} url */
export const pathOf = (url) => new URL(url).pathname

/**
 * Requests that are neither for data nor before data: the session check is sent in parallel with the screen's requests, and
 * the browser requests the icon when it has nothing else to load.
 */
const IGNORED = ['/api/auth/session', '/favicon.svg']

/**
 * Returns the number of waves of requests before the first request for data. A request that starts after another one has
 * finished may have waited for it, so it belongs to the next wave. The page itself is the first wave.
 */
export function wavesBeforeData(requests) {
  const sorted = requests.filter(({ url }) => !IGNORED.includes(pathOf(url))).toSorted((a, b) => a.start - b.start)
  const data = sorted.findIndex(({ url }) => pathOf(url).startsWith('/api/'))
  const waves = []
  for (const { start, end } of data < 0 ? sorted : sorted.slice(0, data)) {
    const before = waves.filter((other) => other.end <= start).map((other) => other.wave)
    waves.push({ end, wave: 1 + Math.max(0, ...before) })
  }
  return Math.max(...waves.map(({ wave }) => wave))
}

async function kilobytes(files) {
  const sizes = await Promise.all(files.map(compressedSize))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
