import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { openMore } from '../support/open-more'
import { createPerson, STANDS } from '../support/people'
import { createFicha, SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './ficha-list.words'

const OTHER_FICHA = 2_888_777

for (const language of inOne('en')) {
  const words: Words = WORDS[language]

  test(`the list of fichas: one's own, filters in the address, a table, several at once (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    const admin = await signInAs(server)
    const programId = await seedFicha(server, admin)
    const head = await createPerson(server, admin, '52000333')
    await createFicha(server, admin, programId, {
      nroFicha: OTHER_FICHA,
      idJefeFicha: head.nro_documento,
      jornada: 'nocturna',
    })
    await startIn(page, language)

    await test.step('shows first the fichas that one heads', async () => {
      await page.goto('/fichas')
      await expect(card(page, SEEDED_FICHA)).toBeVisible()
      await expect(card(page, OTHER_FICHA)).toHaveCount(0)
    })

    await test.step('says where a ficha is that is not among them', async () => {
      await page.getByLabel(words.search).fill(String(OTHER_FICHA))
      await expect(page.getByText(words.noneHere)).toBeVisible()
      await expectAccessible(page, 'a ficha that is found elsewhere')
      await card(page, OTHER_FICHA).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(String(OTHER_FICHA))
      await page.goBack()
      await page.getByRole('link', { name: words.clear }).click()
    })

    await test.step('shows those of a program, or of all, and remembers which', async () => {
      await page.getByRole('link', { name: words.program }).click()
      await page.getByRole('tab', { name: words.allPrograms }).click()
      await expect(card(page, OTHER_FICHA)).toBeVisible()
      await page.goto('/fichas')
      await page.getByRole('link', { name: words.program }).click()
      await expect(page.getByRole('tab', { name: words.allPrograms })).toHaveAttribute('aria-selected', 'true')
      await page.getByRole('tab').first().click()
      await expect(card(page, OTHER_FICHA)).toBeVisible()
      await expectAccessible(page, 'the list of a program')
    })

    await test.step('filters, and keeps it over a reload and Back', async () => {
      await page.getByLabel(words.search).fill(`${STANDS.apellido} marina`)
      await expect(card(page, SEEDED_FICHA)).toHaveCount(0)
      await expect(card(page, OTHER_FICHA)).toBeVisible()
      await page.reload()
      await expect(page.getByLabel(words.search)).toHaveValue(`${STANDS.apellido} marina`)
      await expect(card(page, OTHER_FICHA)).toBeVisible()
      await card(page, OTHER_FICHA).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(String(OTHER_FICHA))
      await page.goBack()
      await expect(card(page, OTHER_FICHA)).toBeVisible()
      await expect(card(page, SEEDED_FICHA)).toHaveCount(0)
      await page.getByLabel(words.search).fill(String(SEEDED_FICHA).slice(0, 5))
      await expect(card(page, SEEDED_FICHA)).toBeVisible()
      await page.getByLabel(words.jornada).selectOption(words.night)
      await expect(page.getByText(words.none)).toBeVisible()
      await page.getByRole('link', { name: words.clear }).click()
      await expect(page.getByLabel(words.search)).toHaveValue('')
      await expect(card(page, OTHER_FICHA)).toBeVisible()
    })

    await test.step('is a file, as it is shown', async () => {
      await openMore(page)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: words.exportAll }).click()
      expect((await download).suggestedFilename()).toBe('fichas.xlsx')
    })

    await test.step('is a table that stays one, and disables several after one question', async () => {
      await openMore(page)
      await page.getByRole('button', { name: words.table }).click()
      await page.reload()
      await openMore(page)
      await expect(page.getByRole('button', { name: words.cards })).toBeVisible()
      await page.keyboard.press('Escape')
      for (const number of [SEEDED_FICHA, OTHER_FICHA]) await page.getByLabel(words.select(number)).check()
      await expect(page.getByText(words.selected).first()).toBeVisible()
      await expectAccessible(page, 'the table of fichas')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: words.exportSelected }).click()
      expect((await download).suggestedFilename()).toBe('fichas.xlsx')
      await page.getByRole('button', { name: words.disable, exact: true }).click()
      const question = page.getByRole('alertdialog', { name: words.ask })
      for (const number of [SEEDED_FICHA, OTHER_FICHA]) await expect(question).toContainText(String(number))
      await question.getByRole('button', { name: words.disableTwo }).click()
      await expect(page.getByText(words.disabled).last()).toBeVisible()
      await expect(page.getByText(words.empty)).toBeVisible()
    })
  })
}

const card = (page: Page, number: number) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^(Ficha )?${number}`) })
