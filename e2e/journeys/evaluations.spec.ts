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
import { ANY, pattern, textsIn } from '../support/texts'

const FIRST_REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
const LATER_REPORT = 'Reporte de Juicios Evaluativos 2888001 (1).xls'
/** Number of approvals that only the later report has. */
const LOST = 50

/** How both orders of day and month read the same date. */
const READINGS = {
  es: ['06/05/2025 (mayo)', '05/06/2025 (junio)'],
  en: ['6 May 2025', '5 Jun 2025'],
}

for (const language of inOne('es')) {
  const t = textsIn(language)
  const enrolled = (context: 'plan' | 'done') =>
    pattern(t('errors:row.enrolled_by_report', { context, nombre: ANY, documento: ANY }))

  test.describe(`a report of judgments (${language})`, () => {
    test.beforeEach(async ({ page, server, signedIn: _ }) => {
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
      await seedFicha(server, await signInAs(server))
    })

    test('is uploaded once: the plan shown is applied by its id', { tag: '@main' }, async ({ page }) => {
      const sent = requestsOf(page)
      await choose(page, t('fichas:loads.action'), LATER_REPORT)
      await expect(page.getByText(enrolled('plan'))).toBeVisible()
      await expect(page.getByText(t('fichas:evaluations.tooLarge'))).toHaveCount(0)
      await page.getByRole('button', { name: t('fichas:evaluations.action.apply.juicios'), exact: true }).click()
      await expect(page.getByText(t('fichas:evaluations.step.done.juicios'))).toBeVisible()
      await expect(page.getByText(enrolled('done'))).toBeVisible()
      await expect(page.getByText(enrolled('plan'))).toHaveCount(0)
      await test.step('the same report has nothing to load', async () => {
        await page.reload()
        await choose(page, t('fichas:loads.action'), LATER_REPORT)
        await expect(page.getByRole('heading', { name: t('fichas:evaluations.step.nothing') })).toBeVisible()
        await expect(
          page.getByRole('button', { name: t('fichas:evaluations.action.apply.juicios'), exact: true }),
        ).toHaveCount(0)
      })
      await test.step('an older report is loaded anyway, also by the id of its plan', async () => {
        await page.reload()
        await choose(page, t('fichas:loads.action'), FIRST_REPORT)
        await expect(page.getByText(t('fichas:evaluations.lost', { count: LOST, number: LOST }))).toBeVisible()
        // The action that changes nothing comes first.
        const actions = page.getByRole('main').getByRole('button', {
          name: new RegExp(`${t('fichas:evaluations.leave')}|${t('fichas:evaluations.action.force')}`),
        })
        await expect(actions).toHaveText([t('fichas:evaluations.leave'), t('fichas:evaluations.action.force')])
        await page.getByRole('button', { name: t('fichas:evaluations.action.force') }).click()
        const dialog = page.getByRole('alertdialog')
        await expect(dialog.getByText(t('fichas:evaluations.force.lost', { count: LOST }))).toBeVisible()
        await expectAccessible(page, 'the question before an older report')
        await dialog.getByRole('button', { name: t('fichas:evaluations.force.confirm') }).click()
        await expect(page.getByText(t('fichas:evaluations.step.done.juicios'))).toBeVisible()
      })
      expect(sent.map((request) => request.method())).toEqual(['PUT', 'POST', 'PUT', 'PUT', 'POST'])
      for (const request of sent.filter((one) => one.method() === 'POST')) {
        expect(request.postDataBuffer()).toBeNull()
        expect(await request.headerValue('content-length')).toBe('0')
      }
      await test.step('the load is undone in the message that reports its success', async () => {
        await page
          .getByRole('main')
          .getByRole('button', { name: t('fichas:history.undo') })
          .click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: t('fichas:history.undo') })
          .click()
        await expect(page.getByRole('heading', { name: t('fichas:evaluations.step.undone') })).toBeFocused()
        // The message that reported the success has disappeared.
        await expect(page.getByText(enrolled('done'))).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('button', { name: t('fichas:history.undo') })).toHaveCount(0)
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
      const leave = () =>
        page
          .getByRole('link', { name: t('programs:nav'), exact: true })
          .first()
          .click()
      await choose(page, t('fichas:loads.action'), FIRST_REPORT)
      await page.getByRole('button', { name: t('fichas:evaluations.action.apply.juicios'), exact: true }).click()
      await expect(page.getByText(t('fichas:evaluations.saved', { count: 10, saved: 3, total: 10 }))).toBeVisible()
      await expectAccessible(page, 'a report that is being saved')
      await leave()
      await expect(page).toHaveURL(/\/programs$/)
      await page.goBack()
      await expect(page.getByText(t('fichas:evaluations.saved', { count: 10, saved: 3, total: 10 }))).toBeVisible()
      await leave()
      await expect(page).toHaveURL(/\/programs$/)
      release()
      await expect(
        page
          .getByRole('status')
          .getByText(t('fichas:evaluations.notice.done', { nro_ficha: SEEDED_FICHA, archivo: FIRST_REPORT })),
      ).toBeVisible()
      await page.goBack()
      await expect(page.getByText(t('fichas:evaluations.step.done.juicios'))).toBeVisible()
    })

    test('exports its rejected rows as a spreadsheet, in the plan and in the result, and its changes are in the history', async ({
      page,
    }) => {
      const report = editedFile(FIRST_REPORT, (rows) => {
        const row = rows.find((cells) => cells[7] === 'APROBADO')
        if (row) row[7] = 'QUIZÁS'
      })
      await test.step('asks how to read the dates of a file in which day and month may be swapped', async () => {
        await choose(page, t('fichas:loads.action'), reportWithSwappedDates())
        for (const reading of READINGS[language]) await expect(page.getByRole('cell', { name: reading })).toBeVisible()
        await expectAccessible(page, 'the question about the order of day and month')
        for (const width of [390, 1366]) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => overflowOf(page), `${width} px`).toEqual([])
        }
        await page.getByRole('button', { name: t('kit:dates.answer.dmy') }).click()
        await expect(
          page.getByRole('button', { name: t('fichas:evaluations.action.apply.juicios'), exact: true }),
        ).toBeVisible()
      })
      await choose(page, t('fichas:loads.action'), report)
      const download = page.getByRole('button', { name: t('kit:report.downloadRejected') })
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => overflowOf(page), `${width} px`).toEqual([])
      }
      const planned = await saveSpreadsheet(page, () => download.click())
      expect(planned.sheets[0]).toHaveLength(2)
      expect(planned.sheets[0]?.[0]?.slice(0, 2)).toEqual([t('kit:report.row'), t('kit:report.reason')])
      expect(planned.sheets[0]?.[1]?.[1]).toMatch(t('errors:row.judgment_unknown', { valor: 'QUIZÁS' }))
      expect(planned.sheets[0]?.[1]).toContain('QUIZÁS')
      await page.getByRole('button', { name: t('fichas:evaluations.action.applyValid'), exact: true }).click()
      await expect(page.getByText(t('fichas:evaluations.step.done.juicios'))).toBeVisible()
      expect(await saveSpreadsheet(page, () => download.click())).toEqual(planned)
      await test.step('the history shows what the report changed, and asks before it is undone', async () => {
        await page.goto(fichaLoadsPath(SEEDED_FICHA))
        const main = page.getByRole('main')
        await main
          .getByRole('button', { name: t('fichas:history.showChanges') })
          .first()
          .click()
        await main.getByRole('listitem').locator('summary').first().click()
        await expectAccessible(page, 'the changes of a load')
        for (const width of [390, 768, 1024]) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => overflowOf(page), `${width} px`).toEqual([])
        }
        await main.getByRole('button', { name: t('fichas:history.undo') }).click()
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
