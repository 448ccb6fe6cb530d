import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { PAGE_VISITS } from '@fichero/contract/page-limits'
import { PATHS } from '@fichero/contract/paths'
import { frame, openPage, waitForContent } from './open-visit.mjs'
import { excessOf, smaller } from './page-figures.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./page-figures.mjs').PageFigures} PageFigures */

/** Visits before the memory is measured first: code and caches stay, and are no leak. */
const WARM_UP = 2

/** Compressed sizes of files in bytes, each computed once. Not synchronously: this process also serves the files of the page. */
const compressedSizes = new WeakMap()

/** @param {Uint8Array} file @returns {Promise<number>} */
function compressedSize(file) {
  const size = compressedSizes.get(file) ?? promisify(brotliCompress)(file).then(({ length }) => length)
  compressedSizes.set(file, size)
  return size
}

/**
 * Measures what a page of a release takes, twice if it seems too much. Returns undefined for a page that does not open.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./read-build.mjs').Build} build
 * @param {import('./plan-visits.mjs').Visit} visit
 * @returns {Promise<PageFigures | undefined>}
 */
export async function measurePage(browser, url, build, visit) {
  const once = () => measureOnce(browser, url, build, visit)
  const figures = await once()
  if (!figures || !excessOf(figures)) return figures
  const again = await once()
  return again && { ...figures, ...smaller(figures, again) }
}

/** @returns {Promise<PageFigures | undefined>} */
async function measureOnce(browser, url, build, visit) {
  const base = `/remotes/${build.descriptor.name}/${build.descriptor.hash}/`
  const loaded = { peticiones: 0, bytes: 0, mensajes: 0 }
  /** @type {Promise<void>[]} */
  const counts = []
  const files = new Set()
  const { page, errors, close } = await openPage(browser, url, build, visit, async (page) => {
    await page.addInitScript(observeBlocking)
    page.on('console', () => loaded.mensajes++)
    page.on('response', (response) => counts.push(count(response).catch(() => undefined)))
  })
  /** @param {import('@playwright/test').Response} response */
  async function count(response) {
    const { pathname } = new URL(response.url())
    const file = pathname.startsWith(base) ? build.contents.get(pathname.slice(base.length)) : undefined
    // A preloaded file is requested again where it is used, because intercepted requests have no cache.
    if (file ? files.has(pathname) : !pathname.startsWith('/api/')) return
    if (file) files.add(pathname)
    loaded.peticiones++
    const bytes = file ? await compressedSize(file) : (await response.body()).length
    loaded.bytes += bytes
  }
  try {
    if (errors.length > 0) return undefined
    const bloqueo = await page.evaluate(() => Reflect.get(window, 'longestTask'))
    await Promise.all(counts)
    // A copy: coming back to the page loads more.
    return { direccion: visit.address, ...loaded, bloqueo: Math.round(bloqueo), memoria: await grownBytes(page) }
  } finally {
    await close()
  }
}

/** Runs in the page before any script, and records the longest task (https://www.w3.org/TR/longtasks-1/). */
function observeBlocking() {
  Reflect.set(window, 'longestTask', 0)
  new PerformanceObserver((list) => {
    const longest = Math.max(Reflect.get(window, 'longestTask'), ...list.getEntries().map(({ duration }) => duration))
    Reflect.set(window, 'longestTask', longest)
  }).observe({ type: 'longtask' })
}

/** Leaves a page for a screen of the shell and comes back, several times. Returns by how much the memory grows. */
async function grownBytes(page) {
  const session = await page.context().newCDPSession(page)
  const usedBytes = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, PATHS.testConnection)
  let first = 0
  for (let visits = 0; visits < WARM_UP + PAGE_VISITS; visits++) {
    if (visits === WARM_UP) first = await usedBytes()
    for (const step of ['back', 'forward']) {
      await page.evaluate((direction) => history[direction](), step)
      await waitForContent(page)
      await frame(page)
    }
  }
  return Math.max(0, (await usedBytes()) - first)
}
