import { delayed, withColdPage } from './browser.mjs'
import { packedSize } from './packed-size.mjs'

/** Added to every response, so that requests that wait for other requests can be detected. */
const LATENCY_MS = 150

/**
 * Opens a path, signed in, with an empty cache. Returns KB of 1,000 bytes of JavaScript and CSS, as they come over the line, and
 * the waves of requests before the first one for data.
 */
export async function coldVisit(browser, { url, session }, path) {
  const requests = await withColdPage(browser, session, delayed(LATENCY_MS), (page) => requestsOf(page, url + path))
  const files = [...new Set(requests.map((request) => request.url))]
  return {
    js: await kilobytes(files.filter((file) => file.endsWith('.js'))),
    css: await kilobytes(files.filter((file) => file.endsWith('.css'))),
    waves: wavesBeforeData(requests),
  }
}

/** Opens an address and returns what came over the line until nothing more was asked for, the page itself included. */
export async function requestsOf(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // The shell checks each file of a remote as the preload has put it into the cache, and no request is sent.
      .filter((entry) => entry.transferSize > 0)
      // The browser parses the page while it loads, so requests for what it finds there do not wait for its end.
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
 * Neither data nor waited for by data: the session check is sent in parallel with the screen's own requests, and the
 * browser asks for the icon when it has nothing else to load.
 */
const BESIDE = ['/api/auth/session', '/favicon.svg']

/**
 * A request that starts after another one has finished may have waited for it, so it belongs to the next wave. The page
 * itself is the first one.
 */
export function wavesBeforeData(requests) {
  const sorted = requests.filter(({ url }) => !BESIDE.includes(pathOf(url))).toSorted((a, b) => a.start - b.start)
  const data = sorted.findIndex(({ url }) => pathOf(url).startsWith('/api/'))
  const waves = []
  for (const { start, end } of data < 0 ? sorted : sorted.slice(0, data)) {
    const before = waves.filter((other) => other.end <= start).map((other) => other.wave)
    waves.push({ end, wave: 1 + Math.max(0, ...before) })
  }
  return Math.max(...waves.map(({ wave }) => wave))
}

async function kilobytes(files) {
  const sizes = await Promise.all(files.map(packedSize))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
