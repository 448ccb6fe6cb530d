import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { seedFicha, seedProgram } from '../support/seed-ficha'
import { signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

const WORDS = {
  es: {
    line: 'Aún no hay fichas: vea por dónde empezar',
    nothing: 'Nada espera por usted hoy.',
    program: 'Cree el programa',
    ficha: 'Cree la ficha',
    report: 'Cargue el Reporte de Juicios Evaluativos',
    done: 'Hecho',
    own: 'Sus fichas',
  },
  en: {
    line: 'There are no fichas yet: see where to start',
    nothing: 'Nothing is waiting for you today.',
    program: 'Create the program',
    ficha: 'Create the ficha',
    report: 'Load the judgments report',
    done: 'Done',
    own: 'Your fichas',
  },
} as const

const steps = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-step]') })
const speak = (page: Page, language: string) =>
  page.addInitScript((lang) => localStorage.setItem('lang', lang), language)

for (const language of inOne('en')) {
  const words = WORDS[language]

  test(`the dashboard of a new system tells the first steps (${language})`, async ({ page, server, signedIn: _ }) => {
    const admin = await signInAs(server)
    const link = (name: string) => page.getByRole('main').getByRole('link', { name })
    await speak(page, language)

    await test.step('begins with the program', async () => {
      await page.goto('/dashboard')
      await expect(steps(page)).toHaveText([words.program, words.ficha, words.report].map((text) => new RegExp(text)))
      await expect(link(words.line)).toBeVisible()
      await expect(page.getByText(words.nothing)).toBeHidden()
      await expect(link(words.ficha)).toHaveCount(0)
      await expect(page.getByRole('heading', { name: words.own })).toHaveCount(0)
      await expectAccessibleInBothThemes(page, 'the first steps')
      await link(words.program).click()
      await expect(page).toHaveURL(/\/programs\?crear=?$/)
      await expect(page.getByRole('dialog')).toBeVisible()
    })

    await test.step('goes on with the ficha', async () => {
      await seedProgram(server, admin, 'Producción de contenidos')
      await page.goto('/dashboard')
      await expect(steps(page).first()).toContainText(words.done)
      await expect(link(words.program)).toHaveCount(0)
      await link(words.ficha).click()
      await expect(page).toHaveURL(/\/fichas\?crear=?$/)
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })

  test(`no first steps where there are fichas, or for who may not take them (${language})`, async ({
    page,
    server,
  }) => {
    const admin = await signInAs(server)
    const person = await createPerson(server, admin, '52000444')
    await speak(page, language)
    await storeSession(page, await signInAs(server, person))
    await page.goto('/dashboard')
    await expect(page.getByText(words.nothing)).toBeVisible()
    await expect(steps(page)).toHaveCount(0)

    await seedFicha(server, admin)
    const { token, user, permisos } = admin
    await page.evaluate(
      (session) => {
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
      },
      { token, user: JSON.stringify(user), permisos: JSON.stringify(permisos) },
    )
    await page.goto('/dashboard')
    await expect(page.getByText(words.line)).toBeHidden()
    await expect(page.getByRole('main').getByRole('listitem').getByText('1', { exact: true }).first()).toBeVisible()
    await expect(steps(page)).toHaveCount(0)
  })
}
