import { dayText } from '@fichero/contract/day-text'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { fixture } from '../support/fixtures'
import { inOne } from '../support/languages'
import { SEEDED_FICHA, seedProgram } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { editedFile, saveSpreadsheet } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
const PROGRAM = 'Gestión de huertas urbanas y viveros'
const OTHER = 'Producción de contenidos'

const WORDS = {
  es: {
    create: 'Crear ficha',
    says: `Esto dice «${REPORT}»`,
    people: /\d+ aprendices\. EN FORMACION: \d+/,
    number: 'Número de ficha',
    head: 'Jefe de ficha',
    program: 'Programa',
    start: 'Inicio de la etapa lectiva',
    lectiveEnd: 'Fin de la etapa lectiva',
    end: 'Fin de la ficha',
    differs: (value: string) => `El archivo dice «${value}».`,
    use: 'Usar lo del archivo',
    elsewhere: /aprendices ya están en formación en otra ficha activa/,
    exists: 'La ficha 2888001 ya existe y no se puede crear otra vez.',
    unreadable: 'El archivo no se puede usar',
    design: /es un diseño de programa/,
    dates: /dice que la ficha va del 5 feb 2025 al 6 may 2027/,
    anyway: 'Crear de todos modos',
  },
  en: {
    create: 'Create ficha',
    says: `This is what “${REPORT}” says`,
    people: /\d+ apprentices\. In training: \d+/,
    number: 'Ficha number',
    head: 'Head instructor',
    program: 'Program',
    start: 'Classroom stage starts',
    lectiveEnd: 'Classroom stage ends',
    end: 'Ficha ends',
    differs: (value: string) => `The file says “${value}”.`,
    use: 'Use what the file says',
    elsewhere: /apprentices are already in training in another active ficha/,
    exists: 'Ficha 2888001 already exists and cannot be created again.',
    unreadable: 'The file cannot be used',
    design: /is a program design/,
    dates: /says that the ficha runs from 5 Feb 2025 to 6 May 2027/,
    anyway: 'Create it anyway',
  },
} as const

for (const language of inOne('en')) {
  const words = WORDS[language]

  test(`the file comes first, fills the form, and is not contradicted in silence (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    const admin = await signInAs(server)
    await seedProgram(server, admin, PROGRAM, REPORT)
    await seedProgram(server, admin, OTHER)
    await startIn(page, language)
    const form = await openForm(page, words.create)
    const program = form.getByRole('combobox', { name: words.program })
    const [number, start, end] = [
      form.getByLabel(words.number),
      form.getByLabel(words.start),
      form.getByLabel(words.end),
    ]

    await test.step('shows what the file says, and fills what nobody wrote', async () => {
      await expect(program).toHaveValue('')
      await end.fill('2027-01-01')
      await end.blur()
      await chooseFile(form, REPORT)
      await expect(form.getByText(words.says).first()).toBeVisible()
      await expect(form.getByText(words.people).first()).toBeVisible()
      await expect(number).toHaveValue(String(SEEDED_FICHA))
      await expect(program).toHaveValue(PROGRAM)
      await expect(start).toHaveValue('05/02/2025')
      await expect(end).toHaveValue('01/01/2027')
    })

    await test.step('tells number, program and date that differ, and takes those of the file', async () => {
      await number.fill('2777001')
      await program.click()
      await form.getByRole('option', { name: OTHER }).click()
      for (const said of [
        String(SEEDED_FICHA),
        'GESTION DE HUERTAS URBANAS Y VIVEROS',
        dayText('2027-05-06', language),
      ])
        await expect(form.getByText(words.differs(said)).first()).toBeVisible()
      await expectAccessible(page, 'a form that contradicts its file')
      for (const left of [2, 1, 0]) {
        await form.getByRole('button', { name: words.use }).first().click()
        await expect(form.getByRole('button', { name: words.use })).toHaveCount(left)
      }
      await expect(number).toHaveValue(String(SEEDED_FICHA))
      await expect(program).toHaveValue(PROGRAM)
      await expect(end).toHaveValue('06/05/2027')
    })

    await test.step('is not created in silence with a day that the file does not name', async () => {
      await end.fill('2027-05-07')
      await form.getByRole('combobox', { name: words.head }).fill('fichero administracion')
      await form.getByRole('option', { name: 'Administración Fichero' }).click()
      await form.getByLabel(words.lectiveEnd).fill('2026-08-05')
      await form.getByRole('button', { name: words.create }).click()
      await expect(form.getByText(words.dates)).toBeVisible()
      await expect(form.getByRole('button', { name: words.anyway })).toBeVisible()
      await form.getByRole('button', { name: words.use }).click()
      await form.getByRole('button', { name: words.create }).click()
      await expect(page).toHaveURL(/\/fichas\/visualizar\/2888001$/)
    })
  })

  test(`who is in training elsewhere is named, and what cannot be used is refused at once (${language})`, async ({
    page,
    seeded: _,
  }) => {
    await startIn(page, language)
    const form = await openForm(page, words.create)
    await chooseFile(form, 'aprendices-plano.xlsx')
    await expect(form.getByText(words.elsewhere)).toBeVisible()
    await expect(form.getByText(/HÉCTOR QUINTERO DÍAZ, CC\s1900099001: ficha 2888001/)).toBeVisible()
    await expectAccessible(page, 'people who are in training elsewhere')
    await chooseFile(form, 'Reporte de Aprendices Ficha 2888001.xls')
    await expect(form.getByText(words.exists)).toBeVisible()
    await expect(form.getByText(words.elsewhere)).toBeHidden()
    await chooseFile(form, 'programa-134577.xls')
    await expect(form.getByText(words.unreadable)).toBeVisible()
    await expect(form.getByText(words.design)).toBeVisible()
    await expectAccessible(page, 'a file that cannot be read')
  })
}

test('rejected rows of a file that creates are saved as a spreadsheet, also after it was created', async ({
  page,
  server,
  signedIn: _,
}) => {
  await seedProgram(server, await signInAs(server), PROGRAM)
  const download = page.getByRole('button', { name: 'Descargar las filas rechazadas' })
  const save = async () => (await saveSpreadsheet(page, () => download.click())).sheets[0] ?? []
  const partial = page.getByRole('button', { name: 'Crear con las filas válidas' })

  await test.step('of a ficha', async () => {
    const form = await openForm(page, WORDS.es.create)
    const people = editedFile('Reporte de Aprendices Ficha 2888001.xls', (rows) => {
      const [row] = rows.slice(6)
      if (row) row[1] = 'sin documento'
    })
    await form.locator('input[type=file]').setInputFiles(people)
    await expect(form.getByLabel(WORDS.es.number)).toHaveValue(String(SEEDED_FICHA))
    await form.getByRole('combobox', { name: WORDS.es.program }).click()
    await form.getByRole('option', { name: PROGRAM }).click()
    await form.getByRole('combobox', { name: WORDS.es.head }).fill('fichero administracion')
    await form.getByRole('option', { name: 'Administración Fichero' }).click()
    await form.getByLabel(WORDS.es.start).fill('2025-02-05')
    await form.getByLabel(WORDS.es.lectiveEnd).fill('2026-08-05')
    await form.getByLabel(WORDS.es.end).fill('2027-05-06')
    await form.getByRole('button', { name: WORDS.es.create }).click()
    const refused = await save()
    expect(refused).toHaveLength(2)
    expect(refused[1]).toContain('sin documento')
    await partial.click()
    await expect(page).toHaveURL(/\/fichas\/visualizar\/2888001$/)
    expect(await save()).toEqual(refused)
  })

  await test.step('of a program', async () => {
    await page.goto('/programs?crear')
    const form = page.getByRole('dialog', { name: 'Crear programa' })
    await form.getByLabel('Nombre del programa').fill(OTHER)
    await form.getByLabel('Total de horas').fill('3984')
    await form.getByLabel('Nivel').selectOption('tecnologo')
    const design = editedFile('programa-134577.xls', (rows) => {
      if (rows[2]) rows[2][1] = 'SIN CÓDIGO'
    })
    await form.locator('input[type=file]').setInputFiles(design)
    await form.getByRole('button', { name: 'Crear programa' }).click()
    const refused = await save()
    expect(refused[1]).toContain('SIN CÓDIGO')
    await partial.click()
    await expect(page).toHaveURL(/\/programas\/\d+$/)
    expect(await save()).toEqual(refused)
  })
})

async function openForm(page: Page, create: string): Promise<Locator> {
  await page.goto('/fichas?crear')
  const form = page.getByRole('dialog', { name: create })
  await expect(form.getByRole('button', { name: create })).toBeVisible()
  return form
}

const chooseFile = (form: Locator, name: string) => form.locator('input[type=file]').setInputFiles(fixture(name))
