import { storeSession } from '@fichero/e2e/session'

const PHONE = { width: 390, height: 844 }

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/**
 * A user action: clicks the element that `find` returns if there is one, then presses the keys. `until` waits for the result.
 * @typedef {{ name: string, find?: (page: Page) => Locator, keys?: string[], until?: (page: Page) => Promise<unknown> }} Step
 */
/** @typedef {{ path: string, ready: (page: Page) => Promise<unknown>, steps: Step[] }} Screen */

/**
 * Returns the duration of the slowest event of each step, as the Event Timing API measures it: from the event to the next
 * paint, in steps of 8 ms. A duration below 16 ms counts as 0.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, session: import('@fichero/e2e/session').Session }} system
 * @param {Screen} screen
 * @param {number} slowdown of the processor
 */
export async function responseTimes(browser, { url, session }, { path, ready, steps }, slowdown) {
  const context = await browser.newContext({ locale: 'es-CO', viewport: PHONE })
  try {
    await storeSession(context, session)
    const page = await context.newPage()
    await page.addInitScript(observe)
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await ready(page)
    const device = await context.newCDPSession(page)
    const answers = []
    for (const { name, find, keys = [], until } of steps) {
      // Finding the element also takes time of the page, so it is done before the CPU is throttled.
      const point = find && (await centreOf(find(page)))
      if (point) await page.mouse.move(point.x, point.y)
      await device.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const from = await page.evaluate(waitUntilPainted)
      if (point) await page.mouse.click(point.x, point.y)
      for (const key of keys) {
        await page.evaluate(waitUntilPainted)
        await page.keyboard.press(key)
      }
      const to = await page.evaluate(waitUntilPainted)
      await page.evaluate(waitUntilReported, from)
      answers.push({ name, ms: await page.evaluate(slowestBetween, [from, to]) })
      await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await until?.(page)
    }
    return answers
  } finally {
    await context.close()
  }
}

/** Scrolls an element into view, and returns its centre. @param {Locator} locator */
async function centreOf(locator) {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not in sight.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs in the page: marks the start and duration of each user event. */
function observe() {
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of /** @type {(PerformanceEntry & { interactionId: number })[]} */ (list.getEntries()))
      if (entry.interactionId) performance.mark('answer', { detail: [entry.startTime, entry.duration] })
  }).observe(options)
}

/** Waits until everything of earlier steps is painted and reported to observers. Returns the current time, in ms. */
async function waitUntilPainted() {
  // A background task runs after React's deferred work and the observer's callbacks.
  await scheduler.postTask(() => undefined, { priority: 'background' })
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now()
}

/**
 * Waits, at most a second, until the browser has reported an event since `from`. It reports the event when the paint is on the
 * screen, later than any callback of the page. It does not report events that take less than 16 ms.
 * @param {number} from
 */
async function waitUntilReported(from) {
  const end = performance.now() + 1000
  const isReported = () =>
    performance.getEntriesByName('answer').some((mark) => /** @type {PerformanceMark} */ (mark).detail[0] >= from)
  while (!isReported() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Returns the duration of the slowest event in a time span. @param {number[]} span */
const slowestBetween = ([from, to]) =>
  Math.max(
    0,
    ...performance
      .getEntriesByName('answer')
      .map((mark) => /** @type {PerformanceMark} */ (mark).detail)
      .filter(([start]) => start >= from && start <= to)
      .map(([, duration]) => duration),
  )
