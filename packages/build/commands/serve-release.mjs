import { askedFirst, FIRST_CALLS_ID } from '@fichero/contract/first-calls'
import { inSlot } from '@fichero/contract/named-parts'
import { PATHS } from '@fichero/contract/paths'
import { opens, paramsIn } from '@fichero/contract/route-addresses'
import { placeHost } from './place-host.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const BOOT = /(<script type="application\/json" id="fichero-boot">)(.*?)(<\/script>)/s
const FIRST_CALLS = new RegExp(`(<script type="application/json" id="${FIRST_CALLS_ID}">)(.*?)(</script>)`, 's')
const TYPES = { js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml' }
/** All files of a visit have arrived if none was requested during this time, in ms. */
const QUIET_MS = 200

/**
 * Intercepts the requests of a page. The page gets the checked release instead of the active one, and the answers of the visit
 * instead of those of the API. All other requests for data stay pending forever, so that nothing is changed and screens keep
 * waiting for their data.
 * @param {Page} page
 * @param {string} url
 * @param {import('./read-build.mjs').Build} build
 * @param {Pick<import('./plan-visits.mjs').Visit, 'address' | 'pages' | 'answers'>} visit
 * @param {object} session
 */
export async function serveRelease(page, url, { descriptor, contents }, visit, session) {
  const traffic = new Traffic(page)
  /** @type {string[]} */
  const failures = []
  // On the dashboard, other remotes are omitted, because loading their cards would only take time.
  const isDashboard = visit.address === PATHS.dashboard
  const releases = [{ descriptor, contents }, placeHost(descriptor.kit)]
  const withRelease = (remotes) => [
    ...remotes.filter(({ name }) => name !== descriptor.name && !isDashboard),
    ...releases.map((release) => release.descriptor),
  ]
  const fileAt = (pathname) => {
    const [, name, file = ''] = /^\/remotes\/([^/]+)\/[^/]+\/(.+)$/.exec(pathname) ?? []
    const release = releases.find(({ descriptor }) => descriptor.name === name)
    return release && { body: release.contents.get(file) }
  }
  await page.route(`${url}/**`, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/remotes/fallos') {
      const { hash, motivo } = request.postDataJSON()
      if (hash === descriptor.hash) failures.push(motivo)
    }
    const answer =
      pathname === '/api/auth/session'
        ? { status: 200, body: session }
        : answerTo(visit, request.method(), pathname, search)
    if (pathname.startsWith('/api/') && pathname !== '/api/remotes' && !answer) return undefined
    traffic.begins(request)
    if (answer) return route.fulfill({ status: answer.status, json: answer.body })
    const file = fileAt(pathname)
    if (file) return answerFile(route, file.body, pathname)
    if (pathname !== '/api/remotes' && !request.isNavigationRequest()) return route.continue()
    const response = await route.fetch()
    if (pathname === '/api/remotes') {
      const { remotes } = await response.json()
      return route.fulfill({ response, json: { ok: true, remotes: withRelease(remotes) } })
    }
    const html = (await response.text())
      .replace(/<link rel="preload"[^>]*href="\/remotes\/[^>]*>/g, '')
      // Replace the active release's prefetches and prerendered rows by the prefetches of the checked release.
      .replace(FIRST_CALLS, (_, open, _asked, close) => open + scriptJson(firstCallsOf(descriptor, visit)) + close)
      .replace(BOOT, (_, open, boot, close) => {
        const remotes = withRelease(JSON.parse(boot))
        return open + scriptJson(remotes) + close
      })
    return route.fulfill({ response, status: 200, body: html })
  })
  return { traffic, failures }
}

/**
 * Returns the requests that a page prefetches at the address of a visit (`first` in `remote.ts`), in the form in which the
 * server writes them into the page.
 * @param {import('./read-build.mjs').Build['descriptor']} descriptor
 * @param {Pick<import('./plan-visits.mjs').Visit, 'address' | 'pages'>} visit
 * @returns {import('@fichero/contract/first-calls').AskedFirst[]}
 */
function firstCallsOf({ routes, parts }, { address, pages }) {
  const { pathname } = new URL(address, 'http://page.invalid')
  if (opens(PATHS.dashboard, pathname)) return inSlot(parts, 'dashboard.card').flatMap((card) => askedFirst(card))
  const route = routes.find(({ path, page }) => pages.includes(page) && opens(path, pathname))
  return route ? askedFirst(route, paramsIn(route.path, pathname)) : []
}

const scriptJson = (data) => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * Returns the answer to a request. As in the fake shell, the last matching answer counts.
 * @param {Pick<import('./plan-visits.mjs').Visit, 'answers'>} visit
 */
const answerTo = ({ answers = [] }, method, pathname, search) =>
  answers.findLast(
    (answer) =>
      answer.method === method && new RegExp(answer.pattern).test(pathname) && search.includes(answer.query ?? ''),
  )

function answerFile(route, body, pathname) {
  if (!body) return route.fulfill({ status: 404 })
  const type = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return route.fulfill({ body, headers: { 'content-type': type, 'access-control-allow-origin': '*' } })
}

/** Tracks the pending requests of a page. */
class Traffic {
  #pending = new Set()
  #lastChange = performance.now()

  /** @param {Page} page */
  constructor(page) {
    for (const event of /** @type {const} */ (['requestfinished', 'requestfailed']))
      page.on(/** @type {'requestfinished'} */ (event), (request) => {
        if (this.#pending.delete(request)) this.#lastChange = performance.now()
      })
  }

  begins(request) {
    this.#pending.add(request)
    this.#lastChange = performance.now()
  }

  get isQuiet() {
    return this.#pending.size === 0 && performance.now() - this.#lastChange > QUIET_MS
  }
}
