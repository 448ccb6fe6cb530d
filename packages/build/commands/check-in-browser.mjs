import { PERMISSIONS } from '@fichero/contract/permissions'
import { launchBrowser } from './launch-browser.mjs'
import { Refusal } from './refusal.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const WAIT_MS = 20_000
/** Globals that belong to the loader of modules and not to a module. */
const OF_THE_LOADER = /^(webpackChunk|rspackChunk|chunk|fichero_|__FEDERATION__|__webpack|__rspack)/
const BOOT = /(<script type="application\/json" id="fichero-boot">)(.*?)(<\/script>)/s
const USER = {
  id: 1,
  nro_documento: '1000000001',
  tipo_documento: 'CC',
  nombre: 'Prueba',
  apellido: 'De Lanzamiento',
  correo_institucional: 'prueba@fichero.example',
  rol: 'admin',
  tipo: 'planta',
  fecha_inicio_contrato: null,
  fecha_fin_contrato: null,
  estado: 'habilitado',
  version: 1,
}
const SESSION = { ok: true, user: USER, permisos: PERMISSIONS, envia_correos: false, centro: null }

/**
 * Opens every route of a release inside the deployed shell, with a session that exists in the browser only: nothing is
 * asked of the API, and no data is changed. Returns what it did.
 * @param {import('./read-build.mjs').Build} build
 * @param {string} url
 */
export async function checkInBrowser(build, url) {
  const { browser, missing } = await launchBrowser()
  if (!browser) return missing
  try {
    const { routes } = build.descriptor
    const known = await globalsOfShell(browser, url)
    for (const { path } of routes) await openRoute(browser, url, build, path.replace(/:\w+/g, '1'), known)
    return `Each of its ${routes.length} screens opens in the shell of ${url}.`
  } finally {
    await browser.close()
  }
}

/** @param {Page} page */
const globalsOf = (page) => page.evaluate(() => Object.keys(window))

async function globalsOfShell(browser, url) {
  const page = await browser.newPage()
  await page.goto(`${url}/auth`, { waitUntil: 'load' })
  await page.locator('form').first().waitFor({ timeout: WAIT_MS })
  const found = await globalsOf(page)
  await page.close()
  return new Set(found)
}

async function openRoute(browser, url, build, path, known) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.addInitScript((session) => {
    localStorage.setItem('token', 'release-check')
    localStorage.setItem('user', JSON.stringify(session.user))
    localStorage.setItem('permisos', JSON.stringify(session.permisos))
  }, SESSION)
  await serve(page, url, build)
  try {
    await page.goto(url + path, { waitUntil: 'load' })
    await page.locator(`main :is(h1, [data-wait])`).first().waitFor({ timeout: WAIT_MS })
    await loaded(page, build)
    const alert = page.locator('main [role=alert]')
    if (await alert.count()) errors.push((await alert.first().innerText()).replaceAll('\n', ' '))
  } catch (error) {
    errors.push(`it did not show within ${WAIT_MS / 1000} s (${String(error.message).split('\n', 1)[0]})`)
  }
  const leaked = (await globalsOf(page)).filter((name) => !known.has(name) && !OF_THE_LOADER.test(name))
  if (leaked.length > 0) errors.push(`it adds to window: ${leaked.join(', ')}`)
  await context.close()
  if (errors.length > 0) throw new Refusal(`${path} does not open as it should: ${errors.slice(0, 3).join('; ')}`)
}

/** Waits until the page's files have run and what they draw is there. @param {Page} page */
async function loaded(page, { descriptor }) {
  const entry = `/remotes/${descriptor.name}/${descriptor.hash}/${descriptor.entry}`
  await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    entry,
    { timeout: WAIT_MS },
  )
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
}

/** Gives the page the release in place of what is active, and no data. @param {Page} page */
async function serve(page, url, { descriptor, contents }) {
  const withRelease = (remotes) => [...remotes.filter(({ name }) => name !== descriptor.name), descriptor]
  const files = `/remotes/${descriptor.name}/${descriptor.hash}/`
  await page.route(`${url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith(files)) return answerFile(route, contents.get(pathname.slice(files.length)), pathname)
    if (pathname === '/api/auth/session') return route.fulfill({ json: SESSION })
    // Waits for ever: screens are checked as they are before their data comes.
    if (pathname.startsWith('/api/') && pathname !== '/api/remotes') return undefined
    if (pathname !== '/api/remotes' && !route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch()
    if (pathname === '/api/remotes') {
      const { remotes } = await response.json()
      return route.fulfill({ response, json: { ok: true, remotes: withRelease(remotes) } })
    }
    const html = (await response.text())
      .replace(/<link rel="preload"[^>]*href="\/remotes\/[^>]*>/g, '')
      .replace(BOOT, (_, open, boot, close) => {
        const remotes = withRelease(JSON.parse(boot))
        return open + JSON.stringify(remotes).replaceAll('<', '\\u003c') + close
      })
    return route.fulfill({ response, status: 200, body: html })
  })
}

const TYPES = { js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml' }

function answerFile(route, body, pathname) {
  if (!body) return route.fulfill({ status: 404 })
  const type = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return route.fulfill({ body, headers: { 'content-type': type, 'access-control-allow-origin': '*' } })
}
