import type { ApprenticeAnswer } from '@fichero/contract/apprentices.schema'
import { PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { overflowOf } from '../support/overflow'
import { importReport, SEEDED_FICHA } from '../support/seed-ficha'
import { callApi } from '../support/session.mjs'
import { editedFile } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { textsIn } from '../support/texts'

const LATER = 'Reporte de Juicios Evaluativos 2888001 (1).xls'
const APPRENTICES = 'Reporte de Aprendices Ficha 2888001.xls'
const [HECTOR, BRAYAN, KAREN] = ['1900099001', '1900099075', '1900099408']
const NEW_NUMBER = '1900999075'

type Rows = Parameters<Parameters<typeof editedFile>[1]>[0]
const remove = (rows: Rows, document: string) => {
  rows.splice(0, rows.length, ...rows.filter((cells) => cells[1] !== document))
}
/** A report in which Brayan has another number, and which does not contain Karen. */
const withoutTwo = () =>
  editedFile(LATER, (rows) => {
    remove(rows, KAREN)
    for (const cells of rows) if (cells[1] === BRAYAN) cells[1] = NEW_NUMBER
  })
/** A truncated download, which ends within the outcomes of the third last person. */
const truncatedReport = () => editedFile(LATER, (rows) => rows.splice(rows.length - 45))

const choose = async (page: Page, file: ReturnType<typeof editedFile>) => {
  await page.goto(PATHS.loads)
  await page.getByRole('main').locator('input[type=file]').setInputFiles(file)
}

/** Expects the page to fit on a phone, and at some other widths. */
async function expectFits(page: Page) {
  for (const width of [320, 768, 1366, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflowOf(page), `${width} px`).toEqual([])
  }
}

for (const language of inOne('es')) {
  const t = textsIn(language)

  test.describe(`people whom a report does not contain (${language})`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
    test.beforeEach(async ({ page, server, seeded }) => {
      await startIn(page, language)
      await importReport(server, seeded)
    })

    test('are decided one by one, also in a file that looks truncated and in a list of apprentices', {
      tag: '@main',
    }, async ({ page, server, seeded: session }) => {
      const main = page.getByRole('main')
      const of = (document: string) => callApi<ApprenticeAnswer>(server, `/fichas/aprendiz/${document}`, { session })
      await test.step('a file that looks truncated is not loaded', async () => {
        await choose(page, truncatedReport())
        await expect(main.getByText(t('fichas:absent.incomplete'))).toBeVisible()
        await expectAccessible(page, 'a file that looks incomplete')
        await expectFits(page)
      })
      await test.step('a list of apprentices needs a decision too, and contact data that were edited stay', async () => {
        const { data } = await of(HECTOR)
        const path = `/fichas/${SEEDED_FICHA}/aprendices/${HECTOR}`
        const body = { celular: '3009998877', correo: data.aprendiz.correo, version: data.version }
        await callApi(server, path, { method: 'PUT', body, session })
        await choose(
          page,
          editedFile(APPRENTICES, (rows) => remove(rows, KAREN)),
        )
        await expect(main.getByRole('heading', { name: t('fichas:absent.title', { count: 1 }) })).toBeVisible()
        await expect(main.getByText(t('fichas:keptContact.title', { count: 1 }))).toBeVisible()
        await expectAccessible(page, 'contact data that stay')
        await expectFits(page)
      })
      await test.step('the proposal is selected, and another decision shows another plan', async () => {
        await choose(page, withoutTwo())
        await expect(main.getByRole('heading', { name: t('fichas:absent.title', { count: 2 }) })).toBeVisible()
        await expect(
          main
            .getByRole('radio', {
              name: t('fichas:absent.same', { name: 'BRAYAN ÁLVAREZ LONDOÑO', nro_documento: NEW_NUMBER }),
            })
            .first(),
        ).toBeChecked()
        await expect(main.getByText(t('fichas:figures.inTraining', { antes: 8, despues: 7 }))).toBeVisible()
        await expectAccessibleInBothThemes(page, 'absent people')
        await expectFits(page)
        const left = main.getByRole('radio', { name: t('fichas:absent.left', { count: 2 }), exact: true }).first()
        await left.check()
        await expect(main.getByText(t('kit:report.enrolled.plan', { count: 2, number: 2 }))).toBeVisible()
        await expect(left).toBeFocused()
        await main.getByRole('radio', { name: t('fichas:absent.choice.lista') }).check()
        await expect(main.getByText(t('fichas:figures.inTraining', { antes: 8, despues: 7 }))).toBeVisible()
      })
      await test.step('a person leaves the ficha, and another one gets another document number', async () => {
        await main.getByRole('button', { name: t('fichas:evaluations.action.apply.juicios'), exact: true }).click()
        await expect(main.getByRole('heading', { name: t('fichas:evaluations.step.done.juicios') })).toBeFocused()
        await expect(main.getByText(t('fichas:absent.hasNumber', { nro_documento: NEW_NUMBER }))).toBeVisible()
        await expect(main.getByText(t('fichas:absent.isOutside'))).toBeVisible()
        await expectAccessibleInBothThemes(page, 'the result for absent people')
        await expectFits(page)
        expect(await of(NEW_NUMBER)).toMatchObject({ data: { aprendiz: { estado: 'EN FORMACION' } } })
        expect(await of(KAREN)).toMatchObject({ data: { aprendiz: { estado: 'FUERA DEL REPORTE' } } })
      })
    })
  })
}
