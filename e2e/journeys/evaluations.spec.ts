import { fichaLoadsPath } from '@fichero/contract/paths'
import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { fixture } from '../support/fixtures'
import { inOne } from '../support/languages'
import { overflowOf } from '../support/overflow'
import { SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
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

    test('is uploaded once: the plan shown is applied by its id', { tag: '@main' }, async ({ page }) => {
      const sent = requestsOf(page)
      await choose(page, words.upload, LATER_REPORT)
      await expect(page.getByText(words.will)).toBeVisible()
      await expect(page.getByText(words.tooLarge)).toHaveCount(0)
      await page.getByRole('button', { name: words.load, exact: true }).click()
      await expect(page.getByText(words.loaded)).toBeVisible()
      await expect(page.getByText(words.did)).toBeVisible()
      await expect(page.getByText(words.will)).toHaveCount(0)
      await test.step('the same report has nothing to load', async () => {
        await page.reload()
        await choose(page, words.upload, LATER_REPORT)
        await expect(page.getByRole('heading', { name: words.nothing })).toBeVisible()
        await expect(page.getByRole('button', { name: words.load, exact: true })).toHaveCount(0)
      })
      await test.step('an older report is loaded anyway, also by the id of its plan', async () => {
        await page.reload()
        await choose(page, words.upload, FIRST_REPORT)
        await expect(page.getByText(words.would)).toBeVisible()
        // The action that changes nothing comes first.
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
      expect(sent.map((request) => request.method())).toEqual(['PUT', 'POST', 'PUT', 'PUT', 'POST'])
      for (const request of sent.filter((one) => one.method() === 'POST')) {
        expect(request.postDataBuffer()).toBeNull()
        expect(await request.headerValue('content-length')).toBe('0')
      }
      await test.step('the load is undone in the message that reports its success', async () => {
        await page.getByRole('main').getByRole('button', { name: words.undo }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: words.undo }).click()
        await expect(page.getByRole('heading', { name: words.undone })).toBeFocused()
        // The message that reported the success has disappeared.
        await expect(page.getByText(words.did)).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('button', { name: words.undo })).toHaveCount(0)
      })
    })

    test('shows its progress, continues after its screen is left, and reports its end on the other screen', async ({
      page,
    }) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/evaluaciones/*', async (route) => {
        if (route.request().method() === 'POST') await released
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

    test('exports its rejected rows as a spreadsheet, in the plan and in the result, and its changes are in the history', async ({
      page,
    }) => {
      const report = editedFile(FIRST_REPORT, (rows) => {
        const row = rows.find((cells) => cells[7] === 'APROBADO')
        if (row) row[7] = 'QUIZÁS'
      })
      await test.step('asks how to read the dates of a file in which day and month may be swapped', async () => {
        await choose(page, words.upload, reportWithSwappedDates())
        for (const reading of words.readings) await expect(page.getByRole('cell', { name: reading })).toBeVisible()
        await expectAccessible(page, 'the question about the order of day and month')
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
      await test.step('the history shows what the report changed, and asks before it is undone', async () => {
        await page.goto(fichaLoadsPath(SEEDED_FICHA))
        const main = page.getByRole('main')
        await main.getByRole('button', { name: words.changes }).first().click()
        await main.getByRole('listitem').locator('summary').first().click()
        await expectAccessible(page, 'the changes of a load')
        for (const width of [390, 768, 1024]) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => overflowOf(page), `${width} px`).toEqual([])
        }
        await main.getByRole('button', { name: words.undo }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await expectAccessible(page, 'the question before undoing')
      })
    })
  })
}

/**
 * A report that was saved by a program in which the month comes first: 06/05/2025 became 5 June, and dates after the 12th stayed
 * text.
 */
const reportWithSwappedDates = () =>
  editedFile(FIRST_REPORT, (rows) => {
    const dated = rows.slice(13).filter((cells) => typeof cells[9] === 'number')
    for (const [index, cells] of dated.entries()) cells[9] = index % 2 === 0 ? 45_813 : '25/05/2025 08:30'
  })

/** Collects the page's requests that send or apply a report. */
function requestsOf(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/evaluaciones') && request.method() !== 'GET') sent.push(request)
  })
  return sent
}

/** A fixture by name, or an edited file. */
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
