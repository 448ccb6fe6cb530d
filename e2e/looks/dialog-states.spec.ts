import { PATHS } from '@fichero/contract/paths'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { openScreen, test } from '../support/every-screen'
import { fixture } from '../support/fixtures'
import { otherDatesOn } from '../support/other-dates'
import { overflowOf } from '../support/overflow'
import { storeSession } from '../support/session.mjs'

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'

// Nothing is saved, because other tests use the same system.
test('forms with errors, open details and messages have no axe violations, and no date in another format', async ({
  page,
  system: { paths, session },
}) => {
  await storeSession(page, session)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')

  await test.step('empty forms after an attempt to send them', async () => {
    for (const [path, submit] of [
      [`${PATHS.fichas}?crear`, 'Crear ficha'],
      [`${PATHS.programs}?crear`, 'Crear programa'],
      [`${PATHS.instructors}?crear`, 'Crear instructor'],
      [`${PATHS.instructors}?cargar`, 'Cargar personas'],
    ] as const) {
      await openScreen(page, path)
      await dialog.getByRole('button', { name: submit, exact: true }).click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
      await expectNoProblems(page, `the errors of ${path}`, expectAccessibleInBothThemes)
    }
  })
  await test.step('a form that contradicts its file, and a file that cannot be used', async () => {
    await openScreen(page, `${PATHS.fichas}?crear`)
    const file = dialog.locator('input[type=file]')
    await dialog.getByLabel('Número de ficha').fill('2777001')
    await file.setInputFiles(fixture(REPORT))
    await expect(dialog.getByText('El archivo dice «2888001».').first()).toBeVisible()
    await expectNoProblems(page, 'a form that contradicts its file')
    await file.setInputFiles(fixture('programa-134577.xls'))
    await expect(dialog.getByText('El archivo no se puede usar')).toBeVisible()
    await expectNoProblems(page, 'a file that cannot be used')
  })
  await test.step('charts as tables', async () => {
    await openScreen(page, PATHS.dashboard)
    const asTable = main.getByRole('button', { name: /^Ver como tabla/ })
    for (let left = await asTable.count(); left > 0; left -= 1) {
      await asTable.first().click()
      await expect(asTable).toHaveCount(left - 1)
    }
    await expectNoProblems(page, 'charts as tables', expectAccessibleInBothThemes)
  })
  await test.step('an entry of the activity with its details', async () => {
    await openScreen(page, PATHS.activity)
    await main
      .getByRole('button', { name: /^Ver detalles/ })
      .first()
      .click()
    await expect(main.locator('ol > li dl').first()).toBeVisible()
    await expectNoProblems(page, 'the details of an entry')
  })
  await test.step('the menu of a ficha', async () => {
    await openScreen(page, paths.get(PATHS.ficha) ?? '')
    await main.getByRole('button', { name: 'Más', exact: true }).click()
    await expect(main.getByRole('menuitem').first()).toBeVisible()
    await expectNoProblems(page, 'the menu of a ficha')
  })
  await test.step('messages about missing outcomes and owed judgments', async () => {
    await openScreen(page, paths.get(PATHS.missing) ?? '')
    await main.getByRole('button', { name: 'Escribir al grupo' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Texto del mensaje' })).toBeVisible()
    await expectNoProblems(page, 'a message to the group')
    await openScreen(page, `${PATHS.owed}?mias=false`)
    await main
      .getByRole('button', { name: /^Escribirle: / })
      .first()
      .click()
    await expect(dialog.getByRole('textbox', { name: 'Texto del mensaje' })).toBeVisible()
    await expectNoProblems(page, 'a reminder')
  })
  await test.step('the question before a request is rejected', async () => {
    await openScreen(page, PATHS.accessRequests)
    await main
      .getByRole('button', { name: /^Rechazar la solicitud de / })
      .first()
      .click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNoProblems(page, 'the question before a rejection')
  })
  await test.step('the extension of a contract', async () => {
    await openScreen(page, paths.get(PATHS.instructor) ?? '')
    await main.getByRole('button', { name: /^Extender contrato de / }).click()
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    await expectNoProblems(page, 'the extension of a contract')
  })
  await test.step('two people before they are merged, also on a phone', async () => {
    await openScreen(page, paths.get(PATHS.apprentice) ?? '')
    await main.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Unir con otra persona', exact: true }).click()
    await dialog.getByRole('combobox', { name: /^Otra persona de la ficha/ }).click()
    await dialog.getByRole('option').first().click()
    await expect(dialog.getByRole('table', { name: 'Lo que tiene cada una y lo que resulta' })).toBeVisible()
    await expectNoProblems(page, 'two people before they are merged', expectAccessibleInBothThemes)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => overflowOf(page)).toEqual([])
  })
})

/** Expects no axe violations, and no date in another format. */
async function expectNoProblems(
  page: Page,
  where: string,
  check: (page: Page, where: string) => Promise<void> = expectAccessible,
) {
  await check(page, where)
  expect.soft(await otherDatesOn(page, 'es'), `dates on ${where}`).toEqual([])
}
