import { expectAccessible } from '../support/axe'
import { fixture } from '../support/fixtures'
import { inOne } from '../support/languages'
import { seedProgram } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { expect, test } from '../support/test'

const CHOSEN = 'Producción de contenidos'
/** As the apprentices file names it. */
const OF_THE_FILE = 'Gestión de huertas urbanas y viveros'

const WORDS = {
  es: {
    create: 'Crear ficha',
    number: 'Número de ficha',
    head: 'Jefe de ficha',
    program: 'Programa',
    days: ['Inicio de la etapa lectiva', 'Fin de la etapa lectiva', 'Fin de la ficha'],
    told: 'El archivo dice «GESTION DE HUERTAS URBANAS Y VIVEROS».',
    refused: `es del programa «GESTION DE HUERTAS URBANAS Y VIVEROS» (fila 2) y la ficha se crea en «${CHOSEN}»`,
    anyway: 'Crear de todos modos',
  },
  en: {
    create: 'Create ficha',
    number: 'Ficha number',
    head: 'Head instructor',
    program: 'Program',
    days: ['Classroom stage starts', 'Classroom stage ends', 'Ficha ends'],
    told: 'The file says “GESTION DE HUERTAS URBANAS Y VIVEROS”.',
    refused: `belongs to program “GESTION DE HUERTAS URBANAS Y VIVEROS” (row 2), but you are creating the ficha in “${CHOSEN}”`,
    anyway: 'Create it anyway',
  },
} as const

for (const language of inOne('es')) {
  const words = WORDS[language]

  test(`apprentices of another program are told before anything is saved (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    const admin = await signInAs(server)
    await seedProgram(server, admin, CHOSEN)
    await seedProgram(server, admin, OF_THE_FILE, 'Reporte de Juicios Evaluativos 2888001.xls')
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    await page.goto('/fichas')
    await page.getByRole('button', { name: words.create }).first().click()
    const form = page.getByRole('dialog')
    await form.getByLabel(words.number).fill('2888001')
    for (const [name, option] of [
      [words.head, /1000000001|Administ/],
      [words.program, CHOSEN],
    ] as const) {
      await form.getByRole('combobox', { name }).click()
      await page.getByRole('option', { name: option }).filter({ visible: true }).last().click()
    }
    for (const [place, day] of ['2025-01-20', '2026-07-20', '2027-01-20'].entries())
      await form.getByLabel(words.days[place] ?? '').fill(day)
    await form.locator('input[type=file]').setInputFiles(fixture('Reporte de Aprendices Ficha 2888001.xls'))
    await expect(form.getByText(words.told).first()).toBeVisible()
    await form.getByRole('button', { name: words.create }).click()
    await expect(form.getByText(words.refused)).toBeVisible()
    await expectAccessible(page, 'a ficha of another program')
    await form.getByRole('button', { name: words.anyway }).click()
    await expect(page).toHaveURL(/\/fichas\/visualizar\/2888001$/)
  })
}
