import { storeSession } from '@fichero/e2e/session'

const PHONE = { width: 390, height: 844 }

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/**
 * What a person does: presses what is found, types into it, or presses a key.
 * @typedef {{ name: string, find?: (page: Page) => Locator, keys?: string[], until?: (page: Page) => Promise<unknown> }} Step
 */
/** @typedef {{ path: string, ready: (page: Page) => Promise<unknown>, steps: Step[] }} Screen */

/**
 * The browser's own measure of each step, from the event to the paint after it, in steps of 8 ms: the slowest of its events.
 * What takes less than 16 ms counts as 0.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, session: import('@fichero/e2e/session').Session }} system
 * @param {Screen} screen
 * @param {number} slowdown of the processor
 */
export async function answersOf(browser, { url, session }, { path, ready, steps }, slowdown) {
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
      // Looking for it costs the page's time too, so it is done before the processor is slow.
      const place = find && (await placeOf(find(page)))
      if (place) await page.mouse.move(place.x, place.y)
      await device.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const from = await page.evaluate(settled)
      if (place) await page.mouse.click(place.x, place.y)
      for (const key of keys) {
        await page.evaluate(settled)
        await page.keyboard.press(key)
      }
      const to = await page.evaluate(settled)
      await page.evaluate(told, from)
      answers.push({ name, ms: await page.evaluate(slowestBetween, [from, to]) })
      await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await until?.(page)
    }
    return answers
  } finally {
    await context.close()
  }
}

/** @param {Locator} locator */
async function placeOf(locator) {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not in sight.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function observe() {
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of /** @type {(PerformanceEntry & { interactionId: number })[]} */ (list.getEntries()))
      if (entry.interactionId) performance.mark('answer', { detail: [entry.startTime, entry.duration] })
  }).observe(options)
}

/** The moment at which everything of the steps before is drawn and told to observers. */
async function settled() {
  // Behind what React has put off, and the observer's own.
  await scheduler.postTask(() => undefined, { priority: 'background' })
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now()
}

/**
 * Waits until the browser has told of an event since then: it does so when the paint is on the screen, after all that the page
 * notices of it. Of what takes less than 16 ms it tells nothing.
 * @param {number} from
 */
async function told(from) {
  const end = performance.now() + 1000
  const isTold = () =>
    performance.getEntriesByName('answer').some((mark) => /** @type {PerformanceMark} */ (mark).detail[0] >= from)
  while (!isTold() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** @param {number[]} span */
const slowestBetween = ([from, to]) =>
  Math.max(
    0,
    ...performance
      .getEntriesByName('answer')
      .map((mark) => /** @type {PerformanceMark} */ (mark).detail)
      .filter(([start]) => start >= from && start <= to)
      .map(([, duration]) => duration),
  )
