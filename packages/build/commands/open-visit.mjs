import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { foreignSelectors } from './foreign-selectors.mjs'
import { PEOPLE } from './plan-visits.mjs'
import { serveRelease } from './serve-release.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./plan-visits.mjs').Visit} Visit */

const WAIT_MS = 20_000
const POLL_MS = 50
/** Height of the window, in px. */
const HEIGHT = 900
/** Minimum width of a desktop window, in px. Narrower windows emulate a phone. */
const MIN_DESKTOP_WIDTH = 768
/** Names of global variables that the module loader and the kit's schemas define on demand. They are no leaks of the module. */
const LAZY_GLOBALS = /^(__zod_|webpackChunk|rspackChunk|chunk|fichero_|__FEDERATION__|__webpack|__rspack)/
/** Maximum number of errors in the message of one visit. */
const MAX_ERRORS = 3
/** Tags of the rules of WCAG 2.2, levels A and AA. Rules about best practices are left to the team. */
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const AXE_OPTIONS = { runOnly: { type: 'tag', values: AXE_RULES }, resultTypes: ['violations'] }

/** @type {Promise<string> | undefined} */
let axeSource

/** The user of the session, which exists only in the browser. */
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
 * Opens a release inside the deployed shell, with a session that exists only in the browser. Returns a sentence with the
 * errors; undefined if there are none.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./read-build.mjs').Build} build
 * @param {Visit} visit
 * @param {Set<string>} shellGlobals names of the shell's global variables
 */
export async function openVisit(browser, url, build, visit, shellGlobals) {
  const { page, errors, close } = await openPage(browser, url, build, visit)
  try {
    if (errors.length === 0) errors.push(...(await inspect(page, build, visit, shellGlobals)))
    if (errors.length === 0) return undefined
    const { address, as, language, width, answers } = visit
    const variant = `${as}, ${language}, ${width} px, ${answers ? 'with examples' : 'without data'}`
    return `${address} does not open correctly (${variant}): ${errors.slice(0, MAX_ERRORS).join('; ')}`
  } finally {
    await close()
  }
}

/**
 * Opens the page of a visit with a release, and waits until it is rendered. Returns it with its errors so far.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./read-build.mjs').Build} build
 * @param {Visit} visit
 * @param {(page: Page) => Promise<void>} [prepareMore] called before the page is opened
 */
export async function openPage(browser, url, build, { address, as, language, width, ...visit }, prepareMore) {
  const hasTouch = width < MIN_DESKTOP_WIDTH
  const context = await browser.newContext({ serviceWorkers: 'block', hasTouch, viewport: { width, height: HEIGHT } })
  const page = await context.newPage()
  const errors = errorsOf(page)
  const permisos = PEOPLE[as]
  const session = { ok: true, user: { ...USER, rol: as }, permisos, envia_correos: false, centro: null }
  await page.addInitScript(prepare, { session: permisos && session, language })
  await prepareMore?.(page)
  await context.addCookies([{ name: 'lang', value: language, url }])
  const { traffic, failures } = await serveRelease(page, url, build, { ...visit, address }, session)
  try {
    await page.goto(url + address, { waitUntil: 'load' })
    await waitForContent(page)
    await waitUntilRendered(page, build, visit, traffic, failures)
  } catch (error) {
    errors.push(`it was not shown within ${WAIT_MS / 1000} s (${firstLine(error.message)})`)
  }
  errors.unshift(...(await failureTexts(page, build, failures)))
  return { page, errors, close: () => context.close() }
}

/** Runs in the page, before any of its scripts. */
function prepare({ session, language }) {
  localStorage.setItem('lang', language)
  if (!session) return
  localStorage.setItem('token', 'release-check')
  localStorage.setItem('user', JSON.stringify(session.user))
  localStorage.setItem('permisos', JSON.stringify(session.permisos))
}

/** @param {string} text */
const firstLine = (text) => text.split('\n', 1)[0]

/** Returns a list to which errors of the page are added as they occur. @param {Page} page */
function errorsOf(page) {
  const errors = []
  page.on('pageerror', (error) => errors.push(firstLine(error.message)))
  // Errors of API requests are ignored, because an example may be an error response.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('/api/')) errors.push(firstLine(message.text()))
  })
  return errors
}

/** Returns the names of the window's global variables. @param {Page} page */
export const globalsOf = (page) => page.evaluate(() => Object.keys(window))

/**
 * Waits until a screen is shown. If the server has prerendered a page, the shell shows the prerendered HTML until the data has
 * arrived.
 * @param {Page} page
 */
export const waitForContent = (page) =>
  page.locator('main :is(h1, [data-wait])').filter({ visible: true }).first().waitFor({ timeout: WAIT_MS })

/** Waits until the files have run and the page has rendered the examples. @param {Page} page */
async function waitUntilRendered(page, { descriptor }, { pages }, traffic, failures) {
  const base = `/remotes/${descriptor.name}/${descriptor.hash}/`
  const files = [descriptor.entry, ...(pages.length === 1 ? descriptor.pages[pages[0]] : [])].map((file) => base + file)
  const until = performance.now() + WAIT_MS
  const hasArrived = () =>
    page.evaluate((expectedFiles) => {
      const arrived = performance.getEntriesByType('resource').map(({ name }) => name)
      return expectedFiles.every((file) => arrived.some((name) => name.endsWith(file)))
    }, files)
  // A shell marks the pages and parts whose code it waits for.
  const hasLoaded = async () => (await page.locator(`main [data-loading^="${descriptor.name}/"]`).count()) === 0
  while (
    failures.length === 0 &&
    !(traffic.isQuiet && (await hasArrived()) && (await hasLoaded()) && (await frame(page)) && traffic.isQuiet)
  ) {
    if (performance.now() > until) throw new Error('its files did not arrive')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  await frame(page)
}

/** Waits for two frames, after which rendered components have sent their requests. @param {Page} page */
export const frame = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))))

/** Returns the alerts of the shell about pages and cards that failed. @param {Page} page */
async function failureTexts(page, { descriptor }, failures) {
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

/**
 * Returns the problems of a page that has opened.
 * @param {Page} page
 * @param {import('./read-build.mjs').Build} build
 * @param {Visit} visit
 * @param {Set<string>} shellGlobals
 */
async function inspect(page, { descriptor }, { axe, width, answers }, shellGlobals) {
  const leaked = (await globalsOf(page)).filter((name) => !shellGlobals.has(name) && !LAZY_GLOBALS.test(name))
  // Without data, a page may wait for its first answer before it requests the next.
  const unusedPrefetches = answers
    ? await page.evaluate(() => (Reflect.get(window, 'handedCalls') ?? []).map(({ url }) => url))
    : []
  const foreign = await foreignSelectors(page, descriptor)
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  return [
    ...(leaked.length > 0 ? [`it adds global variables to window: ${leaked.join(', ')}`] : []),
    ...(unusedPrefetches.length > 0
      ? [`it declares the prefetches ${unusedPrefetches.join(', ')}, which its page does not request`]
      : []),
    ...(foreign ? [foreign] : []),
    ...(contentWidth > width ? [`it overflows the window: ${contentWidth} px wide`] : []),
    ...(axe ? await checkWithAxe(page) : []),
  ]
}

/**
 * Returns the violations that axe finds in `main`, one line for each rule. The rest of the page belongs to the shell.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string[]>}
 */
async function checkWithAxe(page) {
  axeSource ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(await axeSource)
  const { violations } = await page.evaluate((options) => Reflect.get(window, 'axe').run('main', options), AXE_OPTIONS)
  return violations.map(
    ({ id, nodes }) => `axe: ${id} at ${nodes[0].target} (${nodes[0].failureSummary.replace(/\s+/g, ' ')})`,
  )
}
