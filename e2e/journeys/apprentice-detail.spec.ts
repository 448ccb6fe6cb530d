import { apprenticePath } from '@fichero/contract/paths'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { importReport, SEEDED_FICHA } from '../support/seed-ficha'
import { callApi } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { textsIn } from '../support/texts'

const FIRST_REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
const LATER_REPORT = 'Reporte de Juicios Evaluativos 2888001 (1).xls'

/** A person in training. */
const DOCUMENT = '1900099149'

for (const language of inOne('en')) {
  const t = textsIn(language)

  test(`the table of an apprentice keeps its headings in sight, and contact data is removed by keyboard (${language})`, async ({
    page,
    server,
    seeded: session,
  }) => {
    await startIn(page, language)
    await importReport(server, session, FIRST_REPORT)
    await importReport(server, session, LATER_REPORT)
    await callApi(server, `/fichas/${SEEDED_FICHA}/aprendices/${DOCUMENT}`, {
      method: 'PUT',
      body: { celular: '3009998877', correo: 'nueva@correo.example' },
      session,
    })
    await page.setViewportSize({ width: 1366, height: 700 })
    await page.goto(apprenticePath(DOCUMENT, SEEDED_FICHA))
    const head = page.getByRole('columnheader', { name: t('fichas:competencies.judgment') })
    await expect(head).toBeVisible()
    const before = await head.boundingBox()
    await page.getByRole('button', { name: t('fichas:competencies.expandAll') }).click()
    const rows = page.locator('tbody[id^="outcomes-"] tr')
    await expect(rows.first()).toBeVisible()
    expect((await head.boundingBox())?.x).toBe(before?.x)
    await rows.last().scrollIntoViewIfNeeded()
    await expect(head).toBeInViewport({ ratio: 0.99 })
    await test.step('opens the history of one outcome', async () => {
      const judged = rows.filter({ has: page.getByText(t('fichas:judgment.approved'), { exact: true }) }).first()
      // The button is named after its outcome.
      await judged.getByRole('button', { name: new RegExp(`^${t('fichas:outcomeHistory.open')} \\S`) }).click()
      await expect(
        page
          .getByText(
            t('fichas:outcomeHistory.change', {
              before: t('fichas:judgment.pending'),
              after: t('fichas:judgment.approved'),
            }),
          )
          .first(),
      ).toBeVisible()
      await expect(page.getByText(/Reporte de Juicios Evaluativos 2888001.*\.xls/).first()).toBeVisible()
      await expectAccessible(page, 'an apprentice with a history')
    })

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const remove = page.getByRole('button', { name: t('instructors:personalData.remove') })
    const question = page.getByRole('alertdialog')
    await test.step('lists the data to be removed', async () => {
      await remove.click()
      await expect(question).toContainText('1377')
      await expectAccessibleInBothThemes(page, 'the question before contact data is removed')
      await page.keyboard.press('Escape')
      await expect(remove).toBeFocused()
    })
    await test.step('removes the data by keyboard, and says so in a notice that scrolls into view', async () => {
      await page.keyboard.press('Enter')
      await expect(question.getByRole('button').last()).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const notice = page.getByRole('note').filter({ hasText: t('instructors:personalData.done') })
      await expect(notice).toBeInViewport({ ratio: 0.99 })
      await expect(remove).toBeFocused()
      await expect(page.getByRole('link', { name: 'nueva@correo.example' })).toHaveCount(0)
      await expectAccessible(page, 'an apprentice without contact data')
    })
  })
}
