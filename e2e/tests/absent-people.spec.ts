import type { ApprenticeAnswer } from '@fichero/contract/apprentices.schema'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { overflowOf } from '../support/overflow'
import { importReport, SEEDED_FICHA } from '../support/seed-ficha'
import { callApi } from '../support/session.mjs'
import { editedFile } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS } from './absent-people.words'

const LATER = 'Reporte de Juicios Evaluativos 2888001 (1).xls'
const APPRENTICES = 'Reporte de Aprendices Ficha 2888001.xls'
const [HECTOR, BRAYAN, KAREN] = ['1900099001', '1900099075', '1900099408']
const NEW_NUMBER = '1900999075'

type Rows = Parameters<Parameters<typeof editedFile>[1]>[0]
const remove = (rows: Rows, document: string) => {
  rows.splice(0, rows.length, ...rows.filter((cells) => cells[1] !== document))
}
/** Brayan has another number, and Karen is not in it. */
const withoutTwo = () =>
  editedFile(LATER, (rows) => {
    remove(rows, KAREN)
    for (const cells of rows) if (cells[1] === BRAYAN) cells[1] = NEW_NUMBER
  })
/** The download was cut off in the outcomes of the person before the last two. */
const cut = () => editedFile(LATER, (rows) => rows.splice(rows.length - 45))

const choose = async (page: Page, ...files: ReturnType<typeof editedFile>[]) => {
  await page.goto(PATHS.loads)
  await page.getByRole('main').locator('input[type=file]').setInputFiles(files)
}

/** On a phone, and on the widths around it. */
async function expectFits(page: Page) {
  for (const width of [320, 768, 1366, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflowOf(page), `${width} px`).toEqual([])
  }
}

for (const language of inOne('es')) {
  const words = WORDS[language]

  test.describe(`people whom a report does not contain (${language})`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
    test.beforeEach(async ({ page, server, seeded }) => {
      await startIn(page, language)
      await importReport(server, seeded)
    })

    test('get the decisions of the list, and a person who left is told apart from one with another number', async ({
      page,
      server,
      seeded: session,
    }) => {
      const main = page.getByRole('main')
      await choose(page, withoutTwo())
      await expect(main.getByRole('heading', { name: words.title })).toBeVisible()
      await test.step('the proposal is chosen, and its effect is shown', async () => {
        await expect(main.getByRole('radio', { name: words.list })).toBeChecked()
        await expect(main.getByRole('radio', { name: words.same }).first()).toBeChecked()
        await expect(main.getByText(words.figures)).toBeVisible()
        await expect(main.getByRole('listitem').filter({ hasText: words.changes })).toBeVisible()
        await expectAccessibleInBothThemes(page, 'absent people')
        await expectFits(page)
      })
      await test.step('another decision is planned in its place', async () => {
        const left = main.getByRole('radio', { name: words.left, exact: true }).first()
        await left.check()
        await expect(main.getByText(words.enrolled)).toBeVisible()
        await expect(left).toBeFocused()
        await main.getByRole('radio', { name: words.list }).check()
        await expect(main.getByText(words.figures)).toBeVisible()
      })
      await main.getByRole('button', { name: words.load, exact: true }).click()
      await expect(main.getByRole('heading', { name: words.loaded })).toBeFocused()
      await expect(main.getByText(words.hasNumber)).toBeVisible()
      await expect(main.getByText(words.outside)).toBeVisible()
      await expectAccessibleInBothThemes(page, 'what became of absent people')
      await expectFits(page)
      const of = (document: string) => callApi<ApprenticeAnswer>(server, `/fichas/aprendiz/${document}`, { session })
      expect(await of(NEW_NUMBER)).toMatchObject({ data: { aprendiz: { estado: 'EN FORMACION' } } })
      expect(await of(KAREN)).toMatchObject({ data: { aprendiz: { estado: 'FUERA DEL REPORTE' } } })
    })

    test('all left by one decision, and come back with a report that lists them', async ({
      page,
      server,
      seeded: session,
    }) => {
      const main = page.getByRole('main')
      const inTraining = async () =>
        (await callApi<FichaAnswer>(server, `/fichas/${SEEDED_FICHA}`, { session })).total_aprendices_en_formacion
      await choose(
        page,
        editedFile(LATER, (rows) => {
          remove(rows, KAREN)
          remove(rows, BRAYAN)
        }),
      )
      await main.getByRole('radio', { name: words.left, exact: true }).first().check()
      await expect(main.getByText(words.fewer)).toBeVisible()
      await main.getByRole('button', { name: words.load, exact: true }).click()
      await expect(main.getByText(words.outside)).toHaveCount(2)
      const left = await inTraining()
      await importReport(server, session, LATER)
      expect(await inTraining()).toBeGreaterThan(left)
    })

    test('of a file that was cut off are not loaded before somebody says that it is complete', async ({ page }) => {
      const main = page.getByRole('main')
      await choose(page, cut())
      await expect(main.getByText(words.looksIncomplete)).toBeVisible()
      await expect(main.getByText(words.cut, { exact: false })).toBeVisible()
      await expect(main.getByRole('radio', { name: words.incomplete })).toBeChecked()
      await expect(main.getByRole('button', { name: words.load, exact: true })).toHaveCount(0)
      await expectAccessibleInBothThemes(page, 'a file that looks incomplete')
      await expectFits(page)
      await main.getByRole('button', { name: words.leave }).click()
      await expect(main.getByText(words.looksIncomplete)).toHaveCount(0)
    })

    test('are asked about in a list of apprentices too, whose contact data one switch takes', async ({
      page,
      server,
      seeded: session,
    }) => {
      const main = page.getByRole('main')
      const of = (document: string) => callApi<ApprenticeAnswer>(server, `/fichas/aprendiz/${document}`, { session })
      const { data } = await of(HECTOR)
      const path = `/fichas/${SEEDED_FICHA}/aprendices/${HECTOR}`
      const body = { celular: '3009998877', correo: data.aprendiz.correo, version: data.version }
      await callApi(server, path, { method: 'PUT', body, session })
      await choose(
        page,
        editedFile(APPRENTICES, (rows) => remove(rows, KAREN)),
      )
      await expect(main.getByRole('heading', { name: words.alone })).toBeVisible()
      await expect(main.getByText(words.keptContact)).toBeVisible()
      await expectAccessibleInBothThemes(page, 'contact data that are kept')
      await expectFits(page)
      const toggle = main.getByRole('switch', { name: words.useFile })
      await toggle.check()
      await expect(main.getByText(words.takenContact)).toBeVisible()
      await expect(toggle).toBeChecked()
      await main.getByRole('button', { name: words.loadPeople, exact: true }).click()
      await expect(main.getByRole('heading', { name: words.loadedPeople })).toBeFocused()
      expect((await of(HECTOR)).data.aprendiz.celular).toBe('3003151155')
    })
  })
}
