import { openAsBlob } from 'node:fs'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { dropFiles } from '../support/drop-files'
import { fixture } from '../support/fixtures'
import { inOne } from '../support/languages'
import { overflowOf } from '../support/overflow'
import { SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import { callApi, signInAs } from '../support/session.mjs'
import { editedFile, saveSpreadsheet } from '../support/spreadsheet'
import { expect, test } from '../support/test'
import { FIRST_REPORT, LATER_REPORT, WORDS } from './evaluations.words'

for (const language of inOne('es')) {
  const words = WORDS[language]

  test.describe(`a report of judgments (${language})`, () => {
    test.beforeEach(async ({ page, server, signedIn: _ }) => {
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
      await seedFicha(server, await signInAs(server))
    })

    test('is uploaded once: the plan shown is applied by its id', async ({ page }) => {
      const sent = requestsOf(page)
      await choose(page, words.upload, LATER_REPORT)
      await expect(page.getByText(words.will)).toBeVisible()
      await expect(page.getByText(words.tooLarge)).toHaveCount(0)
      await page.getByRole('button', { name: words.load, exact: true }).click()
      await expect(page.getByText(words.loaded)).toBeVisible()
      await expect(page.getByText(words.did)).toBeVisible()
      await expect(page.getByText(words.will)).toHaveCount(0)
      await test.step('the same again says that it changed nothing', async () => {
        await page.reload()
        await choose(page, words.upload, LATER_REPORT)
        await page.getByRole('button', { name: words.load, exact: true }).click()
        await expect(page.getByText(words.unchanged)).toBeVisible()
        await expect(page.getByText(words.loaded)).toHaveCount(0)
      })
      await test.step('an older one is overruled by its id as well', async () => {
        await page.reload()
        await choose(page, words.upload, FIRST_REPORT)
        await expect(page.getByText(words.would)).toBeVisible()
        // The one that changes nothing comes first.
        const actions = page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`${words.leave}|${words.anyway}`) })
        await expect(actions).toHaveText([words.leave, words.anyway])
        await page.getByRole('button', { name: words.anyway }).click()
        const dialog = page.getByRole('alertdialog')
        await expect(dialog.getByText(words.lost)).toBeVisible()
        await expectAccessible(page, 'the question before an older report')
        await dialog.getByRole('button', { name: words.confirm }).click()
        await expect(page.getByText(words.loaded)).toBeVisible()
      })
      expect(sent.map((request) => request.method())).toEqual(['PUT', 'POST', 'PUT', 'POST', 'PUT', 'POST'])
      for (const request of sent.filter((one) => one.method() === 'POST')) {
        expect(request.postDataBuffer()).toBeNull()
        expect(await request.headerValue('content-length')).toBe('0')
      }
      await test.step('and is undone where its success is told', async () => {
        await page.getByRole('main').getByRole('button', { name: words.undo }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: words.undo }).click()
        await expect(page.getByRole('heading', { name: words.undone })).toBeFocused()
        // What is no longer true is not told any more.
        await expect(page.getByText(words.did)).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('button', { name: words.undo })).toHaveCount(0)
      })
    })

    test('tells how far it is, goes on when its screen is left, and tells how it ended there', async ({ page }) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/evaluaciones/*', async (route) => {
        if (route.request().method() === 'POST') await held
        await route.continue()
      })
      const saving = { ok: true, estado: 'en_curso', etapa: 'guardado', hechos: 3, total: 10 }
      await page.route('**/importaciones/en-curso/*', (route) => route.fulfill({ json: saving }))
      const leave = () => page.getByRole('link', { name: words.programs, exact: true }).first().click()
      await choose(page, words.upload, FIRST_REPORT)
      await page.getByRole('button', { name: words.load, exact: true }).click()
      await expect(page.getByText(words.saved)).toBeVisible()
      await expectAccessible(page, 'a report that is being saved')
      await leave()
      await expect(page).toHaveURL(/\/programs$/)
      await page.goBack()
      await expect(page.getByText(words.saved)).toBeVisible()
      await leave()
      await expect(page).toHaveURL(/\/programs$/)
      release()
      await expect(page.getByRole('status').getByText(words.ended)).toBeVisible()
      await page.goBack()
      await expect(page.getByText(words.loaded)).toBeVisible()
    })

    test('several are planned together, loaded in the order of their dates, and taken back together', async ({
      page,
      server,
    }) => {
      await choose(page, words.upload, LATER_REPORT, FIRST_REPORT)
      await expect(page.getByRole('button', { name: words.see })).toHaveCount(2)
      await page.getByRole('button', { name: words.see }).last().click()
      await expect(page.getByText(words.date)).toBeVisible()
      await expectAccessible(page, 'two plans')
      for (const width of [390, 768, 1366]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => overflowOf(page), `${width} px`).toEqual([])
      }
      await page.getByRole('button', { name: words.all }).click()
      await expect(page.getByText(words.loaded)).toHaveCount(2)
      const session = await signInAs(server)
      const lastReport = async () =>
        (await callApi<FichaAnswer>(server, `/fichas/${SEEDED_FICHA}`, { session })).ultimo_reporte?.archivo
      expect(await lastReport()).toBe(LATER_REPORT)
      await page.getByRole('button', { name: words.undoAll }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.undoAll }).click()
      await expect(page.getByRole('button', { name: words.undoAll })).toHaveCount(0)
      await expect.poll(lastReport).toBeUndefined()
    })

    test('may be dropped anywhere on the page; one too large to keep has no details', async ({ page }) => {
      await page.route('**/evaluaciones?simular=true*', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), plan: undefined } })
      })
      await page.goto(`/fichas/visualizar/${SEEDED_FICHA}`)
      await expect(page.getByRole('button', { name: words.upload })).toBeVisible()
      await dropFiles(page.getByRole('heading', { level: 1 }), FIRST_REPORT)
      await expect(page.getByRole('button', { name: words.load, exact: true })).toBeVisible()
      await expect(page.getByText(words.tooLarge)).toBeVisible()
    })

    test('gives its rejected rows as a spreadsheet, in the plan and in the result', async ({ page }) => {
      const report = editedFile(FIRST_REPORT, (rows) => {
        const row = rows.find((cells) => cells[7] === 'APROBADO')
        if (row) row[7] = 'QUIZÁS'
      })
      await test.step('of another file it is asked first how its dates are to be read', async () => {
        await choose(page, words.upload, turnedReport())
        for (const reading of words.readings) await expect(page.getByRole('cell', { name: reading })).toBeVisible()
        await expectAccessible(page, 'the question how dates are to be read')
        for (const width of [390, 1366]) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => overflowOf(page), `${width} px`).toEqual([])
        }
        await page.getByRole('button', { name: words.dayFirst }).click()
        await expect(page.getByRole('button', { name: words.load, exact: true })).toBeVisible()
      })
      await choose(page, words.upload, report)
      const download = page.getByRole('button', { name: words.download })
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => overflowOf(page), `${width} px`).toEqual([])
      }
      const planned = await saveSpreadsheet(page, () => download.click())
      expect(planned.sheets[0]).toHaveLength(2)
      expect(planned.sheets[0]?.[0]?.slice(0, 2)).toEqual(words.reason)
      expect(planned.sheets[0]?.[1]?.[1]).toMatch(words.wrong)
      expect(planned.sheets[0]?.[1]).toContain('QUIZÁS')
      await page.getByRole('button', { name: words.valid, exact: true }).click()
      await expect(page.getByText(words.loaded)).toBeVisible()
      expect(await saveSpreadsheet(page, () => download.click())).toEqual(planned)
    })

    test('shows a new plan if the ficha has changed since, of a report that is the older one now', async ({
      page,
      server,
    }) => {
      await choose(page, words.upload, FIRST_REPORT)
      await expect(page.getByRole('button', { name: words.load, exact: true })).toBeVisible()
      await loadByAnotherUser(server, LATER_REPORT)
      await page.getByRole('button', { name: words.load, exact: true }).click()
      await expect(page.getByText(words.changed)).toBeVisible()
      await expectAccessible(page, 'a plan shown anew')
      await page.getByRole('button', { name: words.anyway }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.confirm }).click()
      await expect(page.getByText(words.loaded)).toBeVisible()
    })

    test('is sent again if its plan has expired, and applied if nothing is different', async ({ page }) => {
      const sent = requestsOf(page)
      await page.route('**/evaluaciones/*', (route) => route.fulfill(EXPIRED), { times: 1 })
      await choose(page, words.upload, FIRST_REPORT)
      await page.getByRole('button', { name: words.load, exact: true }).click()
      await expect(page.getByText(words.loaded)).toBeVisible()
      expect(sent.map((request) => request.method())).toEqual(['PUT', 'POST', 'PUT', 'POST'])
    })
  })
}

/** A report that a program with the month first opened as text: 06/05/2025 became 5 June, and the later days stayed. */
const turnedReport = () =>
  editedFile(FIRST_REPORT, (rows) => {
    const dated = rows.slice(13).filter((cells) => typeof cells[9] === 'number')
    for (const [place, cells] of dated.entries()) cells[9] = place % 2 === 0 ? 45_813 : '25/05/2025 08:30'
  })

const EXPIRED = {
  status: 404,
  contentType: 'application/json',
  body: JSON.stringify({ ok: false, code: 'plan_not_found', msg: 'La simulación ya no está disponible.' }),
}

/** Collects the page's requests that send or apply a report. */
function requestsOf(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/evaluaciones') && request.method() !== 'GET') sent.push(request)
  })
  return sent
}

type Chosen = string | ReturnType<typeof editedFile>
const nameOf = (report: Chosen) => (typeof report === 'string' ? report : report.name)

async function choose(page: Page, upload: string, ...reports: Chosen[]) {
  await page.goto(`/fichas/visualizar/${SEEDED_FICHA}`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: upload }).click()
  await (await chooser).setFiles(
    reports.map((report) => (typeof report === 'string' ? fixture(report) : report)) as string[],
  )
  for (const report of reports) await expect(page.locator('main').getByText(nameOf(report)).first()).toBeVisible()
}

/** Another user loads a report directly through the API. */
async function loadByAnotherUser(server: Server, report: string) {
  const body = new FormData()
  body.set('archivo_excel', await openAsBlob(fixture(report)), report)
  await callApi(server, `/fichas/${SEEDED_FICHA}/evaluaciones`, {
    method: 'PUT',
    body,
    session: await signInAs(server),
  })
}
