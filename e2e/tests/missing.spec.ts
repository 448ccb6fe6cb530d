import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { apprenticePath, fichaPath, missingPath, owedPath } from '@fichero/contract/paths'
import { isNear } from '@fichero/contract/tyt'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { importReport, SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { callApi, signInAs } from '../support/session.mjs'
import { saveSpreadsheet } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS } from './missing.words'

const groupsOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).locator('> li')

for (const language of inOne('es')) {
  const words = WORDS[language]

  test.describe(`what is missing in a ficha (${language})`, () => {
    let missing: MissingAnswer
    test.beforeEach(async ({ page, server, signedIn: _ }) => {
      await startIn(page, language)
      const session = await signInAs(server)
      await seedFicha(server, session)
      await importReport(server, session)
      missing = await callApi<MissingAnswer>(server, `/fichas/${SEEDED_FICHA}/faltantes`, { session })
    })

    test('by apprentice, by outcome and by instructor, by keyboard', async ({ page }) => {
      const { totales, aprendices, resultados, responsables } = missing
      const heads = page.locator('main h3 > button')
      const names = page.locator('main h3 > a')
      const [person] = aprendices
      await page.goto(fichaPath(SEEDED_FICHA))
      await page.getByRole('link', { name: words.open(totales.faltan) }).click()
      await expect(page.getByRole('heading', { level: 2, name: words.title })).toBeVisible()
      await expect(page.getByText(words.total(totales.faltan))).toBeVisible()
      await expect(page.getByText(words.leftOut)).toBeVisible()

      await test.step('who lacks the most is first, and opens to the outcomes', async () => {
        await expect(names).toHaveCount(totales.con_faltantes)
        await expect(names.first()).toHaveText(`${person?.apellido}, ${person?.nombre}`)
        const group = groupsOf(page, words.byPerson).first()
        await expect(group).toContainText(words.lacks(person?.faltantes.length ?? 0))
        await group.getByRole('button', { expanded: false }).focus()
        await page.keyboard.press('Enter')
        await expect(group.locator('section li')).toHaveCount(person?.faltantes.length ?? 0)
        await expect(group.getByRole('link').first()).toHaveAttribute(
          'href',
          apprenticePath(person?.nro_documento ?? '', SEEDED_FICHA),
        )
        await expectAccessible(page, 'what an apprentice lacks')
      })
      await test.step('only those to whom little is missing', async () => {
        const near = aprendices.filter(({ faltan_para_lista }) => isNear(faltan_para_lista)).length
        expect(near).toBeGreaterThan(0)
        await page.getByRole('link', { name: words.near }).click()
        await expect(names).toHaveCount(near)
        await page.goBack()
      })
      await test.step('an outcome opens to the names', async () => {
        await page.getByRole('link', { name: words.byOutcome }).click()
        await expect(heads).toHaveCount(resultados.length)
        await heads.first().click()
        const most = Math.max(...resultados.map(({ faltan }) => faltan))
        await expect(page.locator('main section section li')).toHaveCount(most)
        await expectAccessible(page, 'who lacks an outcome')
      })
      await test.step('who owes judgments, and last what nobody is known to owe', async () => {
        await page.getByRole('link', { name: words.byInstructor }).click()
        const isUnknown = aprendices.some(({ faltantes }) => faltantes.some(({ responsable }) => responsable === null))
        await expect(heads).toHaveCount(responsables.length + Number(isUnknown))
        await expect(page.locator('main section section li li')).toHaveCount(totales.faltan)
        await expectAccessible(page, 'who owes judgments')
      })
    })

    test('as a message, a workbook and a page to sign', async ({ page, context }) => {
      const { totales, aprendices, responsables } = missing
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const copied = async () => {
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: words.copy }).click()
        await expect(dialog.getByText(words.copied).first()).toBeVisible()
        const text = await page.evaluate(() => navigator.clipboard.readText())
        expect(text).toBe(await dialog.getByRole('textbox', { name: words.text }).inputValue())
        await page.keyboard.press('Escape')
        return text
      }
      const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('- '))
      await page.goto(missingPath(SEEDED_FICHA))

      await test.step('to an apprentice: what is missing', async () => {
        await groupsOf(page, words.byPerson).first().getByRole('button', { name: words.message }).click()
        await expectAccessible(page, 'a message')
        const text = await copied()
        expect(text).toContain(String(SEEDED_FICHA))
        expect(linesOf(text)).toHaveLength(aprendices[0]?.faltantes.length ?? 0)
      })
      await test.step('to the group: how many lack each outcome, and nobody by name', async () => {
        await page.getByRole('button', { name: words.group }).click()
        const text = await copied()
        expect(linesOf(text)).toHaveLength(missing.resultados.length)
        expect(aprendices.filter(({ apellido }) => text.includes(apellido))).toEqual([])
      })
      await test.step('a workbook with a row for each person and outcome', async () => {
        const { name, sheets } = await saveSpreadsheet(page, () =>
          page.getByRole('button', { name: words.export }).click(),
        )
        expect(name).toBe(`${words.file}-ficha-${SEEDED_FICHA}.xlsx`)
        expect(sheets[0]).toHaveLength(totales.faltan + 1)
      })
      await test.step('on paper everything is open, with a line for each apprentice to sign', async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
        await page.emulateMedia({ media: 'print' })
        const signatures = groupsOf(page, words.byPerson).getByText(words.signature, { exact: true })
        await expect(signatures).toHaveCount(totales.con_faltantes)
        await expect(signatures.first()).toBeVisible()
        await expect(page.locator('main section section li')).toHaveCount(totales.faltan)
        await expect(page.getByRole('button', { name: words.group })).toBeHidden()
        await page.emulateMedia({ media: 'screen' })
        await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
        await expect(page.locator('main section section li')).toHaveCount(0)
      })
      await test.step('to an instructor: whose judgments', async () => {
        await page.getByRole('link', { name: words.byInstructor }).click()
        const name = responsables[0]?.nombre ?? ''
        await groupsOf(page, words.byInstructor).first().getByRole('button', { name: words.message }).click()
        const text = await copied()
        expect(text).toContain(name)
        expect(aprendices.some(({ apellido, nombre }) => text.includes(`${apellido}, ${nombre}`))).toBe(true)
      })
    })

    test('the number of an owed judgment opens the names', async ({ page }) => {
      await page.goto(owedPath(SEEDED_FICHA))
      const count = page.getByRole('link', { name: /^\d+ (de|of) \d+$/ }).first()
      const people = Number.parseInt((await count.textContent()) ?? '', 10)
      await count.click()
      await expect(page.getByRole('heading', { level: 2, name: words.title })).toBeVisible()
      const names = page.locator('main section section li')
      await expect(names.first()).toBeVisible()
      expect(await names.count()).toBeGreaterThanOrEqual(people)
    })
  })
}

test('without a report it says what to load', async ({ page, server, signedIn: _ }) => {
  await seedFicha(server, await signInAs(server))
  await page.goto(missingPath(SEEDED_FICHA))
  await expect(page.getByText(WORDS.es.noReport)).toBeVisible()
})
