// Budget of the landing page: largest contentful paint within a second at 5 Mbps, at most 4 KB of compressed JavaScript, and
// its text in the HTML without scripts.

import { MINIMUM_CONNECTION, openBrowser } from './support/browser.mjs'
import { compressedSize } from './support/compressed-size.mjs'
import { median } from './support/stats.mjs'

const BUDGET = { js: 4, paint: 1 }
const VISITS = 5
const VIEWS = [
  { name: 'desk', viewport: { width: 1366, height: 768 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
]

export async function benchLanding({ fichero }) {
  const browser = await openBrowser()
  try {
    const measured = []
    for (const view of VIEWS) {
      const visits = []
      for (let number = 0; number < VISITS; number++) visits.push(await visit(browser, fichero.url, view.viewport))
      measured.push({ ...view, visits, paint: median(visits.map(({ paint }) => paint)) })
    }
    const [{ visits }] = measured
    const { files, painted, bytes } = visits[0]
    const html = await (await fetch(fichero.url, { headers: { accept: 'text/html' } })).text()
    if (!html.includes(painted)) throw new Error(`The largest paint, “${painted}”, is not in the HTML.`)
    const scripts = files.filter((file) => file.endsWith('.js'))
    const sizes = await Promise.all(scripts.map(compressedSize))
    const js = sizes.reduce((sum, size) => sum + size, 0) / 1000
    return [
      {
        what: 'landing page, largest paint at 5 Mbps and 40 ms (s)',
        figure: Math.max(...measured.map(({ paint }) => paint)) / 1000,
        budget: `at most ${BUDGET.paint}`,
        ok: (figure) => figure <= BUDGET.paint,
        detail: `${measured.map(({ name, paint }) => `${name} ${Math.round(paint)} ms`).join(', ')}, median of ${VISITS} visits with an empty cache; ${(bytes / 1000).toFixed(0)} KB are transferred in total`,
      },
      {
        what: 'landing page, JavaScript (KB transferred)',
        figure: js,
        budget: `at most ${BUDGET.js}`,
        ok: (figure) => figure <= BUDGET.js,
        detail: `${scripts.length} files; its text, the largest paint included, is in the HTML`,
      },
    ]
  } finally {
    await browser.close()
  }
}

async function visit(browser, url, viewport) {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', MINIMUM_CONNECTION)
    let bytes = 0
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const { paint, painted, files } = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => {
            const last = /** @type {LargestContentfulPaint} */ (list.getEntries().at(-1))
            const files = performance.getEntriesByType('resource').map(({ name }) => name)
            resolve({ paint: last.startTime, painted: last.element?.textContent ?? '', files })
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    return { paint, painted, files, bytes }
  } finally {
    await context.close()
  }
}
