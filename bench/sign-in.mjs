// Budget: the form to sign in is painted within 1.3 times a bare page with the same form, with an empty cache, unthrottled and
// at 5 Mbps.

import { startBarePage } from './support/bare-page.mjs'
import { LINE, openBrowser } from './support/browser.mjs'
import { byTurns } from './support/by-turns.mjs'

const BUDGET = 1.3
const LINES = [
  { name: 'unthrottled', line: undefined },
  { name: 'on a line of 5 Mbps and 40 ms', line: LINE },
]

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
    for (const { name, line } of LINES) {
      const visit = (url) => () => painted(browser, url, line)
      const measured = await byTurns(visit(`${fichero.url}/auth`), visit(`${bare.url}/auth`))
      rows.push(row(name, measured))
    }
    return rows
  } finally {
    await Promise.all([browser.close(), bare.stop()])
  }
}

const row = (name, { ours, bare, visits }) => ({
  what: `form to sign in, ${name}, painted against a bare page`,
  figure: ours / bare,
  budget: `at most ${BUDGET}`,
  ok: (figure) => figure <= BUDGET,
  detail: `${ours.toFixed(0)} against ${bare.toFixed(0)} ms, medians of ${visits} visits by turns with an empty cache`,
})

/** Returns when the largest part of the form's page was painted, in ms. */
async function painted(browser, url, line) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    if (line) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', line)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('form [name=contrasena]').waitFor()
    return await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  } finally {
    await context.close()
  }
}
