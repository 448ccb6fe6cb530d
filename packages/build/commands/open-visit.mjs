import { lookWithAxe } from './look-with-axe.mjs'
import { PEOPLE } from './plan-visits.mjs'
import { serveRelease } from './serve-release.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./plan-visits.mjs').Visit} Visit */

const WAIT_MS = 20_000
const POLL_MS = 50
const HEIGHT = 900
const MAX_TOUCH = 768
/** Globals of the loader of modules and of the kit's schemas, which come late. */
const OF_THE_SHELL = /^(__zod_|webpackChunk|rspackChunk|chunk|fichero_|__FEDERATION__|__webpack|__rspack)/
/** Errors of one visit that are told. */
const TOLD = 3
const USER = {
  id: 1,
  nro_documento: '1000000001',
  tipo_documento: 'CC',
  nombre: 'Prueba',
  apellido: 'De Lanzamiento',
  correo_institucional: 'prueba@fichero.example',
  tipo: 'planta',
  fecha_inicio_contrato: null,
  fecha_fin_contrato: null,
  estado: 'habilitado',
  version: 1,
}

/**
 * Opens a release inside the deployed shell, with a session that exists in the browser only. Returns a sentence with what
 * was wrong; undefined if nothing was.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./read-build.mjs').Build} build
 * @param {Visit} visit
 * @param {Set<string>} known globals of the shell
 */
export async function openVisit(browser, url, build, visit, known) {
  const { address, as, language, width, answers } = visit
  // What is narrow is a telephone.
  const hasTouch = width < MAX_TOUCH
  const context = await browser.newContext({ serviceWorkers: 'block', hasTouch, viewport: { width, height: HEIGHT } })
  try {
    const page = await context.newPage()
    const errors = errorsOf(page)
    const permisos = PEOPLE[as]
    const session = { ok: true, user: { ...USER, rol: as }, permisos, envia_correos: false, centro: null }
    await page.addInitScript(prepare, { session: permisos && session, language })
    await context.addCookies([{ name: 'lang', value: language, url }])
    const { traffic, failures } = await serveRelease(page, url, build, visit, session)
    try {
      await page.goto(url + address, { waitUntil: 'load' })
      // Of a page with a text of its own the shell shows that text until the data has come.
      const shown = page.locator('main :is(h1, [data-wait])').filter({ visible: true })
      await shown.first().waitFor({ timeout: WAIT_MS })
      await drawn(page, build, visit, traffic, failures)
    } catch (error) {
      errors.push(`it did not show within ${WAIT_MS / 1000} s (${firstLine(error.message)})`)
    }
    errors.unshift(...(await failed(page, build, failures)))
    if (errors.length === 0) errors.push(...(await looked(page, visit, known)))
    if (errors.length === 0) return undefined
    const how = `${as}, ${language}, ${width} px, ${answers ? 'with examples' : 'without data'}`
    return `${address} does not open as it should (${how}): ${errors.slice(0, TOLD).join('; ')}`
  } finally {
    await context.close()
  }
}

/** In the page, before any of its scripts. */
function prepare({ session, language }) {
  localStorage.setItem('lang', language)
  if (!session) return
  localStorage.setItem('token', 'release-check')
  localStorage.setItem('user', JSON.stringify(session.user))
  localStorage.setItem('permisos', JSON.stringify(session.permisos))
}

/** @param {string} text */
const firstLine = (text) => text.split('\n', 1)[0]

/** @param {Page} page */
function errorsOf(page) {
  const errors = []
  page.on('pageerror', (error) => errors.push(firstLine(error.message)))
  // An example may be that the API refuses.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('/api/')) errors.push(firstLine(message.text()))
  })
  return errors
}

/** @param {Page} page */
export const globalsOf = (page) => page.evaluate(() => Object.keys(window))

/** Waits until the files have run, and what they and the examples draw is there. @param {Page} page */
async function drawn(page, { descriptor }, { pages }, traffic, failures) {
  const base = `/remotes/${descriptor.name}/${descriptor.hash}/`
  const files = [descriptor.entry, ...(pages.length === 1 ? descriptor.pages[pages[0]] : [])].map((file) => base + file)
  const until = performance.now() + WAIT_MS
  const isThere = () =>
    page.evaluate((wanted) => {
      const arrived = performance.getEntriesByType('resource').map(({ name }) => name)
      return wanted.every((file) => arrived.some((name) => name.endsWith(file)))
    }, files)
  while (failures.length === 0 && !(traffic.isQuiet && (await isThere()) && (await frame(page)) && traffic.isQuiet)) {
    if (performance.now() > until) throw new Error('its files did not arrive')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  await frame(page)
}

/** Two frames: what was drawn has asked for what it needs. @param {Page} page */
const frame = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))))

/** What the shell says of pages and cards that did not show. @param {Page} page */
async function failed(page, { descriptor }, failures) {
  if (failures.length === 0) return []
  const alerts = await page.locator('main [role=alert]').evaluateAll(
    (found, prefix) =>
      found.map((alert) => {
        const heading = alert.closest('section')?.querySelector(`h2[id^="${prefix}"]`)
        const text = /** @type {HTMLElement} */ (alert).innerText.replaceAll('\n', ' ')
        return heading ? `card ${heading.id.slice(prefix.length)}: ${text}` : text
      }),
    `${descriptor.name}-`,
  )
  return alerts.length > 0 ? alerts : failures
}

/** @param {Page} page @param {Visit} visit */
async function looked(page, { axe, width }, known) {
  const leaked = (await globalsOf(page)).filter((name) => !known.has(name) && !OF_THE_SHELL.test(name))
  const left = await page.evaluate(() => (Reflect.get(window, 'handedCalls') ?? []).map(({ url }) => url))
  const reached = await page.evaluate(() => document.documentElement.scrollWidth)
  return [
    ...(leaked.length > 0 ? [`it adds to window: ${leaked.join(', ')}`] : []),
    ...(left.length > 0 ? [`it says that it asks first for ${left.join(', ')}, and its page does not`] : []),
    ...(reached > width ? [`it is ${reached} px wide`] : []),
    ...(axe ? await lookWithAxe(page) : []),
  ]
}
