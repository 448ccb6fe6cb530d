// Budgets of the sign-in form with an empty cache: it is painted within 1.3 times the time of a bare page with the same form,
// unthrottled and at 5 Mbps. At 5 Mbps it is hydrated, so that the button can be clicked, within 1.0 s.

import { measureAlternating } from './support/alternating.mjs'
import { startBarePage } from './support/bare-page.mjs'
import { MINIMUM_CONNECTION, openBrowser } from './support/browser.mjs'
import { median } from './support/stats.mjs'

/** Maximum ratio to the time of the bare page. */
const BUDGET = 1.3
/** Budget in ms, until the button can be clicked. */
const USABLE_MS = 1000
const VISITS = 7
/** Network conditions. */
const NETWORKS = [
  { name: 'unthrottled', network: undefined },
  { name: 'at 5 Mbps and 40 ms', network: MINIMUM_CONNECTION },
]

/** The bare page: the same form as plain HTML. */
const FORM = `<header><a href="/">Fichero</a> <a href="/?lang=es">ES</a> <a href="/?lang=en">EN</a></header>
<main><p><a href="/auth">Ingreso</a> <a href="/register">Solicitar acceso</a></p>
<h1>Ingrese a Fichero</h1><p>Con su número de documento y su contraseña.</p>
<form method="post"><p><label>Número de documento <input name="nro_documento" autocomplete="username"></label></p>
<p><label>Contraseña <input name="contrasena" type="password" autocomplete="current-password"></label></p>
<p><button>Ingresar</button></p><p><a href="/forgot-password">¿Olvidó su contraseña?</a></p></form>
<p><a href="/">Volver al Home</a></p></main>`

export async function benchSignIn({ fichero }) {
  const [browser, bare] = await Promise.all([openBrowser(), startBarePage(FORM)])
  try {
    const rows = []
    for (const { name, network } of NETWORKS) {
      const visit = (url) => () => paintTime(browser, url, network)
      const measured = await measureAlternating(visit(`${fichero.url}/auth`), visit(`${bare.url}/auth`))
      rows.push(row(name, measured))
    }
    return [...rows, await usableRow(browser, `${fichero.url}/auth`)]
  } finally {
    await Promise.all([browser.close(), bare.stop()])
  }
}

const row = (name, { ours, bare, visits }) => ({
  what: `sign-in form, ${name}, painted against a bare page`,
  figure: ours / bare,
  budget: `at most ${BUDGET}`,
  ok: (figure) => figure <= BUDGET,
  detail: `${ours.toFixed(0)} against ${bare.toFixed(0)} ms, medians of ${visits} alternating visits with an empty cache`,
})

/** Returns a row of the results: the time until the button can be clicked. */
async function usableRow(browser, url) {
  const visits = []
  for (let visit = 0; visit < VISITS; visit++) visits.push(await timeUntilHydrated(browser, url))
  return {
    what: `sign-in form, ${NETWORKS[1].name}, can be used (ms)`,
    figure: median(visits),
    budget: `at most ${USABLE_MS}`,
    ok: (figure) => figure <= USABLE_MS,
    detail: `${visits.map((time) => time.toFixed(0)).join(', ')} ms with an empty cache, until the button can be pressed`,
  }
}

/** Runs `work` with a page that has an empty cache, under these network conditions. */
async function withEmptyCache(browser, network, work) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    if (network) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', network)
    return await work(page)
  } finally {
    await context.close()
  }
}

/** Returns the largest contentful paint of the form's page, in ms. */
const paintTime = (browser, url, network) =>
  withEmptyCache(browser, network, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('form [name=contrasena]').waitFor()
    return page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  })

/** Returns the time until the form is hydrated, in ms: its button is disabled until then. */
const timeUntilHydrated = (browser, url) =>
  withEmptyCache(browser, MINIMUM_CONNECTION, async (page) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main button[type=submit]:enabled')) return
        observer.disconnect()
        Object.assign(window, { usableAt: performance.now() })
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    })
    await page.goto(url)
    await page.waitForFunction(() => 'usableAt' in window)
    return page.evaluate(() => Reflect.get(window, 'usableAt'))
  })
