import { PATHS } from '@fichero/contract/paths'
import type { BoardTotalsAnswer } from '@fichero/contract/tyt-board.schema'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { importReport, seedFicha } from '../support/seed-ficha'
import { callApi, signInAs } from '../support/session.mjs'
import { saveSpreadsheet } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { pattern, some, textsIn } from '../support/texts'

for (const language of inOne('es')) {
  const t = textsIn(language)
  const rows = (page: Page) => page.getByRole('table', { name: t('fichas:board.caption') }).locator('tbody tr')

  test(`shows who is ready for the test, how far the others are, and what is missing (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    await startIn(page, language)
    const session = await signInAs(server)
    const programId = await seedFicha(server, session)
    await page.goto(PATHS.dashboard)
    await page
      .getByRole('complementary')
      .getByRole('link', { name: t('fichas:board.title') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('fichas:board.title') })).toBeVisible()

    await test.step('before the first report, nobody counts as close to the test or far from it', async () => {
      await expect(page.getByText(t('fichas:board.allWithoutReport'))).toBeVisible()
      await expect(rows(page)).toHaveCount(8)
      await expect(page.getByRole('link', { name: t('fichas:scope.own'), exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expectAccessible(page, 'a board without a report')
    })

    await importReport(server, session)
    const totals = await callApi<BoardTotalsAnswer>(server, '/fichas/tyt/totales', { session })
    const { total, listos } = totals
    expect(listos).toBeGreaterThan(0)

    await test.step('reads who is ready, nearest first', async () => {
      await page.reload()
      await expect(page.getByText(t('fichas:tyt.readyOf', { ready: listos, total }))).toBeVisible()
      await expect(rows(page)).toHaveCount(total)
      await expect(rows(page).first()).toContainText(t('kit:readiness.lista'))
      await expect(rows(page).nth(listos)).toContainText(t('fichas:board.outcomes', { count: 1 }))
      await expectAccessible(page, 'a board')
    })

    await test.step('expands the outcomes that somebody lacks', async () => {
      const one = page.getByRole('link', { name: pattern(`${t('fichas:board.step.1')}${some(/$/)}`) })
      await expect(one).toContainText(String(totals.faltan['1']))
      await one.click()
      await expect(rows(page)).toHaveCount(totals.faltan['1'])
      await expect(page).toHaveURL(/faltan=1/)
      const open = page.getByRole('button', { name: t('fichas:board.outcomes', { count: 1 }) }).first()
      await open.click()
      await expect(open).toHaveAttribute('aria-expanded', 'true')
      const which = page.getByRole('region', { name: t('fichas:board.which') })
      await expect(which).toContainText(
        pattern(t('fichas:apprentice.missing.toGoal', { count: 1, number: 1, goal: some(/75\s?%/) })),
      )
      await expect(which.getByRole('listitem').first()).toBeVisible()
      await expectAccessible(page, 'what is missing')
      await page.setViewportSize({ width: 390, height: 844 })
      await expect.poll(async () => (await which.boundingBox())?.width).toBeGreaterThan(300)
      await page.setViewportSize({ width: 1366, height: 768 })
      await open.click()
      await expect(which).toBeHidden()
      await one.click()
      await expect(rows(page)).toHaveCount(total)
    })

    await test.step('counts the people by program, and opens the ready people of one program', async () => {
      await page.getByRole('link', { name: t('fichas:board.by.programa') }).click()
      await expectAccessible(page, 'a board by program')
      const program = page.getByRole('table', { name: t('fichas:board.captionBy.programa') }).locator('tbody tr')
      await program
        .getByRole('link', { name: String(listos), exact: true })
        .first()
        .click()
      await expect(rows(page)).toHaveCount(listos)
      await expect(page).toHaveURL(
        new RegExp(`programId=${programId}.*grupo=listos|grupo=listos.*programId=${programId}`),
      )
      await page.goBack()
      await expect(page.getByRole('table', { name: t('fichas:board.captionBy.programa') })).toBeVisible()
      await page.goForward()
    })

    await test.step('records that the ready people are enrolled, and finds them by this step', async () => {
      await page.getByRole('button', { name: t('fichas:tytStep.all') }).click()
      await page.getByRole('button', { name: t('fichas:tytStep.open') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel(t('fichas:tytStep.step'))).toHaveValue('inscrito')
      await expectAccessible(page, 'the form of a step')
      const enrolled = t('fichas:tytStep.state.inscrito')
      await dialog.getByRole('button', { name: t('fichas:tytStep.submit', { step: enrolled }) }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('link', { name: t('fichas:detail.counted', { text: enrolled, count: listos }) }).click()
      await expect(page).toHaveURL(/paso=inscrito/)
      await expect(rows(page).first()).toContainText(enrolled)
    })

    await test.step('exports the ready people, so that they can be registered for the test', async () => {
      await expect(rows(page)).toHaveCount(listos)
      const documents = await rows(page).locator('td:nth-child(3)').allInnerTexts()
      const { name, sheets } = await saveSpreadsheet(page, () =>
        page.getByRole('button', { name: t('fichas:export.action') }).click(),
      )
      expect(name).toBe('tyt.xlsx')
      const [, ...saved] = sheets[0] ?? []
      expect(saved.map(([type, document]) => `${type} ${document}`)).toEqual(
        documents.map((text) => text.replace(/\s/, ' ')),
      )
    })
  })
}
