import { fichaFactsPath, fichaPath, programPath } from '@fichero/contract/paths'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { createFicha, SEEDED_FICHA, seedProgram } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { editedFile } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
const NAME = 'Gestión de huertas urbanas y viveros'

/** The report as SOFIA writes it for another version of the program. */
const reportOfVersion = (version: number) =>
  editedFile(REPORT, (rows) => {
    const row = rows.find(([label]) => label === 'Versión:')
    if (row) row[2] = version
  })

const WORDS = {
  es: {
    upload: 'Cargar reporte',
    refused: `es de la versión 2 de «${NAME}» (fila 4) y la ficha está en la versión 1.`,
    missing: 'La versión 2 de este programa aún no está.',
    createVersion: 'Crear la versión 2',
    create: 'Crear programa',
    beside: `Es la versión 2 de «${NAME}», junto a la versión 1 que ya está.`,
    openFirst: `Abrir «${NAME}, versión 1»`,
    name: 'Nombre del programa',
    hours: 'Total de horas',
    level: 'Nivel',
    first: `${NAME}, versión 1`,
    second: `${NAME}, versión 2`,
    newest: 'La más reciente',
    here: 'esta página',
    editOf: (name: string) => `Editar el programa ${name}`,
    editTitle: 'Editar programa',
    programRefused: 'y este programa es la versión 1.',
    there: 'La versión 2 ya está, como otro programa.',
    again: 'Intentar de nuevo',
    changeTo: 'Cambiar la ficha a la versión 2',
    program: 'Programa',
    takes: `La ficha tomará el diseño de «${NAME}, versión 2»`,
    save: 'Guardar cambios',
    load: 'Cargar juicios',
    createFicha: 'Crear ficha',
    says: `El archivo dice «GESTION DE HUERTAS URBANAS Y VIVEROS, versión 2».`,
    discard: 'Descartar',
  },
  en: {
    upload: 'Load report',
    refused: `belongs to version 2 of “${NAME}” (row 4); the ficha follows version 1.`,
    missing: 'Version 2 of this program does not exist yet.',
    createVersion: 'Create version 2',
    create: 'Create program',
    beside: `It is version 2 of “${NAME}”, which already exists as version 1.`,
    openFirst: `Open “${NAME}, version 1”`,
    name: 'Program name',
    hours: 'Total hours',
    level: 'Level',
    first: `${NAME}, version 1`,
    second: `${NAME}, version 2`,
    newest: 'The newest',
    here: 'this page',
    editOf: (name: string) => `Edit program ${name}`,
    editTitle: 'Edit program',
    programRefused: 'this program is version 1.',
    there: 'Version 2 already exists, as another program.',
    again: 'Try again',
    changeTo: 'Change the ficha to version 2',
    program: 'Program',
    takes: `The ficha will use the design of “${NAME}, version 2”`,
    save: 'Save changes',
    load: 'Load judgments',
    createFicha: 'Create ficha',
    says: `The file says “GESTION DE HUERTAS URBANAS Y VIVEROS, version 2”.`,
    discard: 'Discard',
  },
} as const

for (const language of inOne('en')) {
  const words = WORDS[language]

  test(`a new version of a program stands beside the old one, and its report finds it (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    const admin = await signInAs(server)
    const { program } = await seedProgram(server, admin, NAME, REPORT)
    await createFicha(server, admin, program.id, {})
    await startIn(page, language)

    await test.step('a report of the next version says so, and how that version gets here', async () => {
      await page.goto(fichaFactsPath(SEEDED_FICHA))
      await expect(page.getByRole('button', { name: words.upload })).toBeVisible()
      await expect(page.getByRole('link', { name: words.first, exact: true })).toBeVisible()
      await page.locator('input[type=file]').setInputFiles(reportOfVersion(2))
      await expect(page.getByText(words.refused)).toBeVisible()
      await expect(page.getByText(words.missing)).toBeVisible()
      await expectAccessible(page, 'a report of a version that is not here')
      await page.getByRole('link', { name: words.createVersion }).click()
    })

    await test.step('the file of a program says beside which versions it will stand', async () => {
      const form = page.getByRole('dialog', { name: words.create })
      await form.locator('input[type=file]').setInputFiles(reportOfVersion(2))
      await expect(form.getByText(words.beside).first()).toBeVisible()
      await expect(form.getByRole('link', { name: words.openFirst })).toBeVisible()
      await expectAccessible(page, 'a new version of a program')
      await form.getByLabel(words.name).fill(NAME)
      await form.getByLabel(words.hours).fill('3.984')
      await form.getByLabel(words.level).selectOption('tecnologo')
      await form.getByRole('button', { name: words.create }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.second })).toBeVisible()
    })

    await test.step('each version links the others and says which is the newest', async () => {
      const versions = page.locator('main section').filter({ hasText: words.newest })
      await expect(versions.getByRole('listitem').first()).toContainText(words.newest)
      await expect(versions.getByRole('listitem').first()).toContainText(words.here)
      await versions.getByRole('link', { name: words.first }).click()
      await expect(page).toHaveURL(new RegExp(`${programPath(program.id)}$`))
      await expect(page.getByRole('heading', { level: 1, name: words.first })).toBeVisible()
      await expect(versions.getByRole('link', { name: words.second })).toBeVisible()
      await expectAccessible(page, 'a program with versions')
    })

    await test.step('an edit takes no file of another version, and links that one', async () => {
      await page.getByRole('button', { name: words.editOf(words.first) }).click()
      const form = page.getByRole('dialog', { name: words.editTitle })
      await form.locator('input[type=file]').setInputFiles(reportOfVersion(2))
      await expect(form.getByText(words.programRefused)).toBeVisible()
      await expect(form.getByText(words.there)).toBeVisible()
      // Only a file was chosen: it is asked before it goes.
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: words.discard }).click()
      await expect(form).toBeHidden()
    })

    await test.step('the list and the search tell them apart', async () => {
      await page.goto('/programs')
      for (const name of [words.first, words.second]) {
        await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible()
        await expect(page.getByRole('button', { name: words.editOf(name), exact: true })).toBeVisible()
      }
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('huertas')
      for (const name of [words.first, words.second]) await expect(page.getByRole('option', { name })).toBeVisible()
    })

    await test.step('a new ficha is not made in another version than its file', async () => {
      await page.goto('/fichas?crear')
      const form = page.getByRole('dialog', { name: words.createFicha })
      await form.locator('input[type=file]').setInputFiles(reportOfVersion(2))
      const field = form.getByRole('combobox', { name: words.program })
      await expect(field).toHaveValue(words.second)
      await field.click()
      await form.getByRole('option', { name: words.first }).click()
      await expect(form.getByText(words.says).first()).toBeVisible()
    })

    await test.step('the report leads the ficha to its version', async () => {
      await page.goto(fichaPath(SEEDED_FICHA))
      await expect(page.getByRole('button', { name: words.upload })).toBeVisible()
      await page.locator('input[type=file]').setInputFiles(reportOfVersion(2))
      await expect(page.getByText(words.refused)).toBeVisible()
      await page.getByRole('button', { name: words.changeTo }).click()
      const form = page.getByRole('dialog')
      await expect(form.getByRole('combobox', { name: words.program })).toHaveValue(words.second)
      await expect(form.getByText(words.takes).first()).toBeVisible()
      await form.getByRole('button', { name: words.save }).click()
      await expect(form).toBeHidden()
      await page.getByRole('button', { name: words.again }).click()
      await expect(page.getByRole('button', { name: words.load, exact: true })).toBeVisible()
    })
  })
}
