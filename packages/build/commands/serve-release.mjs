import { FIRST_CALLS_ID } from '@fichero/contract/first-calls'
import { PATHS } from '@fichero/contract/paths'
import { firstCallsOf } from './first-calls-of.mjs'
import { placeHost } from './place-host.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const BOOT = /(<script type="application\/json" id="fichero-boot">)(.*?)(<\/script>)/s
const FIRST_CALLS = new RegExp(`(<script type="application/json" id="${FIRST_CALLS_ID}">)(.*?)(</script>)`, 's')
const TYPES = { js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml' }
/** Files of a visit have arrived when none was asked for during this time, in ms. */
const QUIET_MS = 200

/**
 * Gives a page the release in place of what is active, and of the API the answers of the visit. All other requests of
 * data wait for ever, so nothing is changed and screens stay as they are before their data comes.
 * @param {Page} page
 * @param {string} url
 * @param {import('./read-build.mjs').Build} build
 * @param {import('./plan-visits.mjs').Visit} visit
 * @param {object} session
 */
export async function serveRelease(page, url, { descriptor, contents }, visit, session) {
  const traffic = new Traffic(page)
  /** @type {string[]} */
  const failures = []
  // Cards of others would only take time.
  const isAlone = visit.address === PATHS.dashboard
  const releases = [{ descriptor, contents }, placeHost(descriptor.kit)]
  const withRelease = (remotes) => [
    ...remotes.filter(({ name }) => name !== descriptor.name && !isAlone),
    ...releases.map((release) => release.descriptor),
  ]
  const fileAt = (pathname) => {
    const [, name, file = ''] = /^\/remotes\/([^/]+)\/[^/]+\/(.+)$/.exec(pathname) ?? []
    const release = releases.find((one) => one.descriptor.name === name)
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
      // Those of the release, and no rows that the active one has drawn.
      .replace(FIRST_CALLS, (_, open, _asked, close) => open + inScript(firstCallsOf(descriptor, visit)) + close)
      .replace(BOOT, (_, open, boot, close) => {
        const remotes = withRelease(JSON.parse(boot))
        return open + inScript(remotes) + close
      })
    return route.fulfill({ response, status: 200, body: html })
  })
  return { traffic, failures }
}

const inScript = (data) => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * As in the fake shell, the last one of a call counts.
 * @param {import('./plan-visits.mjs').Visit} visit
 */
const answerTo = ({ answers = [] }, method, pathname, search) =>
  answers.findLast(
    (one) => one.method === method && new RegExp(one.pattern).test(pathname) && search.includes(one.query ?? ''),
  )

function answerFile(route, body, pathname) {
  if (!body) return route.fulfill({ status: 404 })
  const type = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return route.fulfill({ body, headers: { 'content-type': type, 'access-control-allow-origin': '*' } })
}

/** What a page has asked for and what will arrive. */
class Traffic {
  #open = new Set()
  #changed = performance.now()

  /** @param {Page} page */
  constructor(page) {
    for (const event of /** @type {const} */ (['requestfinished', 'requestfailed']))
      page.on(/** @type {'requestfinished'} */ (event), (request) => {
        if (this.#open.delete(request)) this.#changed = performance.now()
      })
  }

  begins(request) {
    this.#open.add(request)
    this.#changed = performance.now()
  }

  get isQuiet() {
    return this.#open.size === 0 && performance.now() - this.#changed > QUIET_MS
  }
}
