import { PATHS } from '@fichero/contract/paths'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { TRIAL } from '../support/busy-modules'
import { expectEveryWidthToFit, openScreen, test } from '../support/every-screen'
import { fixture } from '../support/fixtures'
import { expectPerceivable } from '../support/perceivable'
import { storeSession } from '../support/session.mjs'

// Every dialog at eight widths, on two busy cores.
test.setTimeout(300_000)

test('dialogs have no axe violations, fit at every width and are accessible to all', async ({
  page,
  system: { paths, session },
}) => {
  await storeSession(page, session)
  for (const path of [
    `${PATHS.fichas}?crear`,
    `${PATHS.programs}?crear`,
    `${PATHS.instructors}?crear`,
    `${PATHS.instructors}?cargar`,
    `${PATHS.instructors}?ver=2`,
  ]) {
    await openScreen(page, path)
    await expectDialogToFit(page, path)
  }
  await test.step('the form of a program with its file, and the confirmation before the program is disabled', async () => {
    const choose = async (name: string, shown: RegExp) => {
      await page.locator('dialog[open] input[type=file]').setInputFiles(fixture(name))
      await expect(page.getByText(shown).first()).toBeVisible()
    }
    await page.goto(`${PATHS.programs}?crear`)
    await choose('Reporte de Juicios Evaluativos 2888001.xls', /^Esto trae/)
    await page.getByText('Ver sus competencias y resultados').click()
    await expectDialogToFit(page, 'a new program with its file')
    await page.goto(paths.get(PATHS.program) ?? '')
    await page.getByRole('button', { name: /^Editar el programa/ }).click()
    await choose('programa-134577.xls', /^El diseño de un programa solo crece/)
    await expectDialogToFit(page, 'a program with a new file')
    await page.goto(paths.get(PATHS.program) ?? '')
    await page.getByRole('button', { name: /^Deshabilitar/ }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectDialogToFit(page, 'disabling a program')
  })
  const question = page.getByRole('alertdialog')
  const expectQuestionToFit = async (path: string, button: RegExp) => {
    await page.goto(path)
    await page.getByRole('main').getByRole('button', { name: button }).first().click()
    await expect(question).toBeVisible()
    await expectDialogToFit(page, `${button}`)
  }
  const person = paths.get(PATHS.instructor) ?? ''
  await test.step('the dialogs of the actions on a person', async () => {
    await expectQuestionToFit(person, /^Deshabilitar a /)
    await expectQuestionToFit(person, /^Dar enlace para nueva contraseña a /)
    await page.goto(person)
    await page.getByRole('button', { name: /^Editar a / }).click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    await expectDialogToFit(page, 'the edit of a person')
  })
  await test.step('the dialogs about several requests', async () => {
    await page.goto(PATHS.accessRequests)
    await page.getByRole('button', { name: 'Seleccionar todas' }).click()
    await page.getByRole('button', { name: 'Aprobar las seleccionadas' }).click()
    await expect(question).toBeVisible()
    await expectDialogToFit(page, 'the question before several requests are approved')
  })
  await test.step('the search', async () => {
    await page.goto(PATHS.manuals)
    // The shortcut works only after the page is rendered.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('mar')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectDialogToFit(page, 'search')
  })
  await test.step('the 75 % mark of the progress ring does not touch the number in the ring', async () => {
    await page.goto(paths.get(PATHS.apprentice) ?? '')
    const ring = page.locator('figure').filter({ hasText: '%' })
    const mark = await ring.locator('line').boundingBox()
    const number = await ring
      .locator('span')
      .filter({ hasText: /\d\s%$/ })
      .boundingBox()
    if (!mark || !number) throw new Error('There is no ring.')
    expect(number.x - (mark.x + mark.width)).toBeGreaterThan(8)
  })
})

test('dialogs with messages, steps of the TyT test and links of apprentices have no axe violations, fit and are accessible to all', async ({
  page,
  system: { paths, session },
}) => {
  await storeSession(page, session)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const expectDialogOf = async (button: RegExp) => {
    await main.getByRole('button', { name: button }).first().click()
    await expect(dialog.getByRole('button').last()).toBeVisible()
    await expectDialogToFit(page, `${button}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await test.step('the messages to a person, to a group, to each of the group, and to an instructor', async () => {
    await openScreen(page, paths.get(PATHS.apprentice) ?? '')
    await expectDialogOf(/^Escribirle a /)
    await openScreen(page, paths.get(PATHS.missing) ?? '')
    await expectDialogOf(/^Escribir al grupo/)
    await expectDialogOf(/^Escribir a los /)
    await openScreen(page, PATHS.owed)
    await expectDialogOf(/^Escribirle: /)
  })
  await test.step('the step of one and of several people, and the load of steps', async () => {
    await openScreen(page, paths.get(PATHS.apprentice) ?? '')
    await expectDialogOf(/^Registrar paso/)
    await openScreen(page, PATHS.tytBoard)
    await main.getByRole('button', { name: 'Seleccionar a los de esta página' }).click()
    await expectDialogOf(/^Registrar paso/)
    await openScreen(page, `${PATHS.tytBoard}?cargar`)
    await expectDialogToFit(page, 'the load of steps')
  })
  // Other tests use the same system, so the links are revoked at the end.
  await test.step('the links with their codes, and the questions before others replace them or they are revoked', async () => {
    const question = page.getByRole('alertdialog')
    await openScreen(page, paths.get(PATHS.progressLinks) ?? '')
    const makeAll = main.getByRole('button', { name: 'Crear enlaces para todos' })
    await makeAll.click()
    await expect(main.getByRole('heading', { name: 'Hoja para entregar' })).toBeVisible()
    await expect(main.getByRole('img').first()).toBeVisible()
    await expectDialogToFit(page, 'the links with their codes')
    await makeAll.click()
    await expect(question).toBeVisible()
    await expectDialogToFit(page, 'the question before other links')
    await page.keyboard.press('Escape')
    await main.getByRole('button', { name: 'Más' }).click()
    await page.getByRole('menuitem', { name: 'Revocar todos los enlaces' }).click()
    await expect(question).toBeVisible()
    await expectDialogToFit(page, 'the question before the links are revoked')
    await question.getByRole('button', { name: 'Revocar todos los enlaces' }).click()
    await expect(question).toHaveCount(0)
  })
})

test('dialogs about modules have no axe violations, fit at every width and are accessible to all', async ({
  page,
  system: { session },
}) => {
  await storeSession(page, session)
  const open = async (button: RegExp) => {
    await openScreen(page, PATHS.modules)
    await page.getByRole('main').getByRole('button', { name: button }).first().click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog.getByRole('button').last()).toBeVisible()
    return dialog
  }
  await test.step('the figures of the pages of a release', async () => {
    await openScreen(page, PATHS.modules)
    const row = page.getByRole('row').filter({ hasText: TRIAL })
    await row.getByText('Detalles').click()
    await row.getByRole('button', { name: /^Mostrar las / }).click()
    await expectDialogToFit(page, 'the figures of a release')
  })
  for (const button of [
    /^Cambiar servicio de /,
    /^Quitar servicio de /,
    /^Anunciar otra/,
    /^Retirar anuncio/,
    /^Retirar la versión/,
  ]) {
    await open(button)
    await expectDialogToFit(page, `${button}`)
  }
  await test.step('the activation of a release, with everything that it claims', async () => {
    const dialog = await open(/^Activar/)
    await dialog.getByText('Todo lo que usa esta versión').click()
    await expectDialogToFit(page, 'the activation of a release')
  })
})

async function expectDialogToFit(page: Page, where: string) {
  await expectAccessibleInBothThemes(page, where)
  await expectEveryWidthToFit(page, where)
  await expectPerceivable(page, where)
}
