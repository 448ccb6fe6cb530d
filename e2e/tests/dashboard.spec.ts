import { TAKE_BACK_MS } from '@fichero/contract/limits'
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { MANY_ENDING } from '../support/many-ending'
import { createAccessRequest, createPerson } from '../support/people'
import type { Server } from '../support/server.mjs'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { demoTest, expect, test } from '../support/test'
import { WORDS, type Words } from './dashboard.words'

/** Many states, each checked by axe in both themes, on two busy cores. */
const LONG = 180_000

for (const language of ['es', 'en'] as const) {
  const words: Words = WORDS[language]

  test(`an administrator decides requests (${language})`, async ({ page, context, server, signedIn: _ }) => {
    test.setTimeout(LONG)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const [ana, beto, carla] = [
      await createAccessRequest(server, 'Ana María', 'Restrepo'),
      await createAccessRequest(server, 'Beto', 'Niño'),
      await createAccessRequest(server, 'Carla', 'Peña'),
    ]
    await page.clock.install()
    await speak(page, language)
    await page.goto('/dashboard')
    const requests = section(page, words.requests)
    await expect(requests.getByRole('row')).toHaveCount(4)
    await expect(page.getByRole('link', { name: words.wait(3) })).toBeVisible()
    await expectAccessibleInBothThemes(page, 'dashboard of an administrator')
    const document = await page.evaluateHandle(() => window.document)

    await test.step('approves one, and hands the link over', async () => {
      const approve = page.getByRole('button', { name: words.approve(ana.name) })
      await approve.click()
      await test.step('takes it back, and nothing was sent', async () => {
        await expect(page.getByText(words.held).first()).toBeVisible()
        await expectAccessibleInBothThemes(page, 'an approval that can be taken back')
        await page.getByRole('button', { name: words.takeBack(ana.name) }).click()
        await page.clock.fastForward(TAKE_BACK_MS)
        await expectMetrics(page, words, { total: 4, pending: 3, active: 1, disabled: 0 })
      })
      await approve.click()
      await page.clock.fastForward(TAKE_BACK_MS)
      await expect(page.getByText(words.approved(ana.name)).last()).toBeVisible()
      await expectMetrics(page, words, { total: 4, pending: 2, active: 2, disabled: 0 })
      await expectLink(page, words, server, ana)
    })

    await page.getByRole('button', { name: words.reject(beto.name) }).click()
    const dialog = page.getByRole('alertdialog', { name: words.ask })
    await expect(dialog).toContainText(beto.name)
    await expectAccessibleInBothThemes(page, 'rejection asked')
    await dialog.getByRole('button', { name: words.cancel }).click()
    await expect(requests.getByRole('row')).toHaveCount(3)
    await page.getByRole('button', { name: words.reject(beto.name) }).click()
    await dialog.getByRole('button', { name: words.rejectRequest }).click()
    await expect(page.getByText(words.rejected(beto.name)).last()).toBeVisible()
    await expect(requests.getByRole('row').filter({ hasText: carla.name }).locator(':focus')).toBeVisible()
    await expectMetrics(page, words, { total: 3, pending: 1, active: 2, disabled: 0 })

    await test.step('approves one that somebody else decided', async () => {
      const session = await signInAs(server)
      await callApi(server, `/admin/reject-user/${carla.nro_documento}`, { method: 'DELETE', session })
      await page.getByRole('button', { name: words.approve(carla.name) }).click()
      await page.clock.fastForward(TAKE_BACK_MS)
      const refusal = page.getByRole('alert').filter({ hasText: words.notApproved })
      await expect(refusal).toContainText(`${carla.name}: ${words.decided}`)
      await expect(requests.getByText(words.none)).toBeVisible()
      await expectAccessibleInBothThemes(page, 'decided by somebody else')
    })

    await test.step('sees requests that arrive meanwhile', async () => {
      const diego = await createAccessRequest(server, 'Diego', 'Cano')
      await page.clock.fastForward(31_000)
      await expect(page.getByRole('button', { name: words.approve(diego.name) })).toBeVisible()
      // A count that is still on its way is not asked for again when the page regains focus.
      await expectMetrics(page, words, { total: 3, pending: 1, active: 2, disabled: 0 })
      const elena = await createAccessRequest(server, 'Elena', 'Gil')
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByRole('button', { name: words.approve(elena.name) })).toBeVisible()
      await expectMetrics(page, words, { total: 4, pending: 2, active: 2, disabled: 0 })
      expect(await document.evaluate((before) => before === window.document), 'not loaded again').toBe(true)
    })

    await test.step('opens the people behind a number', async () => {
      await page.getByRole('link', { name: words.pending }).click()
      await expect(page.getByRole('heading', { name: words.requests })).toBeFocused()
      await page.getByRole('list').getByRole('link', { name: words.active }).click()
      await expectList(page, words.activePeople, words.range(2, 2))
      await expectAccessibleInBothThemes(page, 'people behind a number')
    })
  })
}

for (const language of inOne('es')) {
  const words: Words = WORDS[language]

  demoTest(`each number opens the list behind it (${language})`, async ({ page, server, signedIn: _ }) => {
    test.setTimeout(LONG)
    const session = await signInAs(server)
    const ask = <T>(path: string) => callApi<T>(server, path, { session })
    const counts = await ask<Record<string, number>>('/fichas/reporte-estado')
    const tyt = await ask<Record<string, number>>('/dashboard/tyt')
    const { programas } = await ask<{ programas: Program[] }>('/dashboard/programs')
    const { fichas } = await ask<{
      fichas: { nro_ficha: number; resultados_por_evaluar: number }[]
    }>('/dashboard/ending-soon')
    const [program, ending] = [programas[0]!, fichas[0]!]
    const [inProcess, near, far] = [counts.en_proceso!, tyt.cerca!, tyt.lejos!]
    expect(Math.min(inProcess, near, far)).toBeGreaterThan(0)

    await test.step('sees charts', async () => {
      await speak(page, language)
      await page.goto('/dashboard')
      await expect(section(page, words.tyt)).toContainText(words.ofTechnologists)
      await expect(section(page, words.programs)).toContainText(program.nombre_programa)
      await expect(section(page, words.ending).getByRole('row')).toHaveCount(Math.min(fichas.length, 6) + 1)
      await expectAccessibleInBothThemes(page, 'dashboard with charts')
    })

    await test.step('reads the charts as tables', async () => {
      for (const title of [words.tyt, words.programs]) {
        const chart = section(page, title)
        await expect(chart.getByRole('table')).toBeHidden()
        await chart.getByRole('button', { name: words.asTable }).click()
        await expect(chart.getByRole('table', { name: title })).toBeVisible()
      }
      await expect(section(page, words.tyt).getByRole('row', { name: words.near })).toContainText(String(near))
      await expectAccessibleInBothThemes(page, 'charts as tables')
      await section(page, words.tyt).getByRole('button', { name: words.asChart }).click()
      await expect(section(page, words.tyt).getByRole('table')).toBeHidden()
    })

    await test.step('opens fichas behind a number', async () => {
      await page.getByRole('link', { name: words.inProcess }).click()
      await expectList(page, words.inProcessList, words.range(Math.min(10, inProcess), inProcess))
      await expectAccessibleInBothThemes(page, 'fichas behind a number')
      await page.getByLabel(words.pageSize).selectOption('5')
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(6)
      await page.getByRole('link', { name: words.finished, exact: true }).click()
      await expectList(page, words.finishedList, words.range(Math.min(5, counts.finalizadas!), counts.finalizadas!))
    })

    await test.step('opens apprentices behind a number', async () => {
      await page.getByRole('navigation').getByRole('link', { name: words.dashboard }).last().click()
      await section(page, words.tyt).getByRole('link', { name: words.near }).click()
      await expectList(page, words.board, words.range(Math.min(10, near), near))
      await expectAccessibleInBothThemes(page, 'apprentices behind a number')
      await page.getByRole('link', { name: `${words.far} (${far})` }).click()
      await expectList(page, words.board, words.range(Math.min(10, far), far))
      await page.getByRole('table').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/fichas\/visualizarEstudiantePage\/\d+\?ficha=\d+$/)
    })

    await test.step('opens a program’s apprentices', async () => {
      await page.goto('/dashboard')
      await section(page, words.programs)
        .getByRole('link', { name: `${program.aprendices}` })
        .filter({ hasText: String(program.aprendices) })
        .and(page.getByRole('link', { name: program.nombre_programa }))
        .click()
      await expect(page.getByText(words.range(Math.min(10, program.aprendices), program.aprendices))).toBeVisible()
      await expect(page.getByLabel(words.program)).toHaveValue(String(program.id))
    })

    await test.step('opens a ficha that ends soon', async () => {
      await page.goto('/dashboard')
      await section(page, words.ending)
        .getByRole('link', { name: String(ending.nro_ficha), exact: true })
        .click()
      await expect(page).toHaveURL(new RegExp(`/fichas/visualizar/${ending.nro_ficha}$`))
    })

    await test.step('opens the judgments that it lacks, as many as the number says', async () => {
      await page.goBack()
      const row = section(page, words.ending)
        .getByRole('row')
        .filter({ hasText: String(ending.nro_ficha) })
      await row.getByRole('link').last().click()
      await expect(page).toHaveURL(new RegExp(`/fichas/pendientes\\?ficha=${ending.nro_ficha}&sinEmpezar=1$`))
      const number = ending.resultados_por_evaluar.toLocaleString(language === 'es' ? 'es-CO' : 'en')
      await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: number }).first()).toBeVisible()
    })
  })
}

// The rest is the same in every language.
const language = 'es'
const words: Words = WORDS.es

test('a failing card does not affect the others, and a user sees no cards of administrators', async ({
  page,
  server,
}) => {
  const { nro_documento, contrasena } = await createPerson(server, await signInAs(server), '1098765432')
  const session = await signInAs(server, { nro_documento, contrasena })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const broken = ['**/api/dashboard/tyt', '**/api/fichas/reporte-estado']
  for (const path of broken) await page.route(path, (route) => route.fulfill({ status: 502, body: '<html>' }))
  await page.route('**/api/dashboard/ending-soon', (route) => route.fulfill({ json: MANY_ENDING }))
  await speak(page, language)
  await storeSession(page, session)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hello('Marina Quintero Ruiz'))
  await expect(section(page, words.instructors).getByRole('row', { name: 'Marina' })).toBeVisible()
  await expect(section(page, words.programs)).toBeVisible()
  await expect(section(page, words.tyt).getByText(words.tytFailed)).toBeVisible()
  await expect(page.getByText(words.zeros).first()).toBeVisible()
  await expect(page.getByRole('link', { name: words.inProcess })).toContainText('0')
  await expectAccessibleInBothThemes(page, 'dashboard with failed cards')

  const ending = section(page, words.ending)
  await expect(ending.getByRole('row')).toHaveCount(7)
  await expect(ending.getByRole('row', { name: '2880001' })).toContainText(words.today)
  await ending.getByRole('button', { name: words.showAll(8) }).click()
  await expect(ending.getByRole('row')).toHaveCount(9)

  await test.step('brings a card back', async () => {
    for (const path of broken) await page.unroute(path)
    await section(page, words.tyt).getByRole('button', { name: words.retry }).click()
    await expect(section(page, words.tyt).getByText(words.tytFailed)).toBeHidden()
  })

  await test.step('sees nothing of administrators', async () => {
    await expect(page.getByRole('heading', { name: words.people })).toBeHidden()
    await expect(page.getByRole('heading', { name: words.requests })).toBeHidden()
    expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([])
    await page.goto('/dashboard/usuarios')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

interface Program {
  id: number
  nombre_programa: string
  aprendices: number
}

const speak = (page: Page, language: string) =>
  page.addInitScript((lang) => localStorage.setItem('lang', lang), language)

const section = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })

type Metric = 'total' | 'pending' | 'active' | 'disabled'

async function expectMetrics(page: Page, words: Words, counts: Record<Metric, number>) {
  const people = section(page, words.people)
  for (const metric of ['total', 'pending', 'active', 'disabled'] as const)
    await expect(people.getByRole('link', { name: words[metric] })).toContainText(String(counts[metric]))
}

async function expectList(page: Page, title: string, range: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${title} · Fichero`)
  await expect(page.getByText(range)).toBeVisible()
}

/** Checks that the link sets a password and that the user can sign in with it. */
async function expectLink(page: Page, words: Words, server: Server, person: { nro_documento: string; name: string }) {
  const title = page.getByRole('heading', { name: words.handOver(person.name) })
  await expect(title).toBeFocused()
  await expectAccessibleInBothThemes(page, 'a link to hand over')
  await expect(page.getByText(words.validUntil)).toBeVisible()
  await page.getByRole('button', { name: words.copy }).click()
  await expect(page.getByText(words.copied).first()).toBeVisible()
  const link = await page.getByLabel(words.link).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const { pathname } = new URL(link)
  expect(pathname).toMatch(/^\/reset-password\/[\w-]{43}$/)
  const credentials = { nro_documento: person.nro_documento, contrasena: 'la primera clave' }
  // In another browser context, because setting a password ends the sessions of the browser.
  const own = await page.context().browser()!.newContext()
  const theirs = await own.newPage()
  await theirs.goto(server.url + pathname)
  const fields = theirs.locator('input[type=password]')
  await expect(fields).toHaveCount(2)
  for (const field of await fields.all()) await field.fill(credentials.contrasena)
  await theirs.keyboard.press('Enter')
  await expect(theirs).toHaveURL(/\/auth$/)
  await own.close()
  expect((await signInAs(server, credentials)).user.nro_documento).toBe(person.nro_documento)
  await page.getByRole('button', { name: words.done }).click()
  await expect(title).toBeHidden()
}
