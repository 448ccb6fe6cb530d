import { apprenticePath, fichaPath, PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { expected } from '../support/fixtures'
import { inOne } from '../support/languages'
import { importReport, SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { callApi, signInAs } from '../support/session.mjs'
import { saveSpreadsheet } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

const FIRST_REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
const LATER_REPORT = 'Reporte de Juicios Evaluativos 2888001 (1).xls'

/** Somebody in training who has not reached 75 %. */
const DOCUMENT = '1900099149'

const WORDS = {
  es: {
    toGoal: (missing: number) => `${missing === 1 ? 'Falta 1 resultado' : `Faltan ${missing} resultados`} para el 75 %`,
    expandAll: 'Expandir todo',
    onlyMissing: 'Solo lo que falta',
    pending: 'Pendiente',
    unassigned: 'Por asignar',
    notYet: 'Pendiente de evaluación',
    approved: 'Aprobado',
    history: 'Historia',
    change: 'Pendiente → Aprobado,',
    judgmentHead: 'Juicio',
    export: 'Exportar a Excel',
    edit: 'Editar contacto',
    phone: 'Celular',
    file: 'aprendiz',
    email: 'Correo',
    save: 'Guardar contacto',
    saved: 'Los datos de contacto se guardaron correctamente',
    badPhone: 'El celular debe tener entre 7 y 15 dígitos.',
    sofia: /vienen de SOFIA Plus/,
    stale: 'Otra persona guardó cambios en estos datos mientras usted los editaba',
    nobody: 'No hay ningún aprendiz con el documento «999»',
    noFicha: 'No se encontró la ficha «2700999»',
    search: 'Buscar',
    retry: 'Reintentar',
    held: 'Exportar todo a Excel',
    heldFile: 'datos-de',
    remove: 'Quitar datos de contacto',
    removed: 'Los datos de contacto se quitaron',
    nothingLeft: `De la persona con el documento ${DOCUMENT} no hay datos de contacto por quitar.`,
    told: 'quitó los datos de contacto de',
  },
  en: {
    toGoal: (missing: number) => `${missing} more ${missing === 1 ? 'outcome' : 'outcomes'} to reach 75%`,
    expandAll: 'Expand all',
    onlyMissing: 'Only what is missing',
    pending: 'Pending',
    unassigned: 'To be assigned',
    notYet: 'Pending evaluation',
    approved: 'Approved',
    history: 'History',
    change: 'Pending → Approved,',
    judgmentHead: 'Judgment',
    export: 'Export to Excel',
    edit: 'Edit contact',
    phone: 'Phone',
    file: 'apprentice',
    email: 'Email',
    save: 'Save contact',
    saved: 'The contact data was saved',
    badPhone: 'The phone number must have 7 to 15 digits.',
    sofia: /come from SOFIA Plus/,
    stale: 'Somebody else saved changes to this data while you were editing it',
    nobody: 'There is no apprentice with the document “999”',
    noFicha: 'Ficha “2700999” was not found',
    search: 'Search',
    retry: 'Try again',
    held: 'Export all to Excel',
    heldFile: 'data-of',
    remove: 'Remove contact data',
    removed: 'The contact data was removed',
    nothingLeft: `There is no contact data to remove of the person with the document ${DOCUMENT}.`,
    told: 'removed the contact data of',
  },
} as const

const FIGURES = expected[LATER_REPORT]![DOCUMENT]!
const MISSING = Math.ceil((FIGURES.total_resultados * 3) / 4) - FIGURES.resultados_aprobados

for (const language of inOne('en')) {
  const words = WORDS[language]
  const open = (page: Page) => page.goto(apprenticePath(DOCUMENT, SEEDED_FICHA))

  test.describe(`an apprentice (${language})`, () => {
    test.beforeEach(async ({ page, server, signedIn: _ }) => {
      await startIn(page, language)
      const session = await signInAs(server)
      await seedFicha(server, session)
      await importReport(server, session, FIRST_REPORT)
      await importReport(server, session, LATER_REPORT)
    })

    test('what is missing, what each outcome was, and all of it as a spreadsheet', async ({ page }) => {
      expect(MISSING).toBeGreaterThan(0)
      await page.setViewportSize({ width: 1366, height: 700 })
      await open(page)
      await expect(page.getByText(words.toGoal(MISSING))).toBeVisible()

      const head = page.getByRole('columnheader', { name: words.judgmentHead })
      const before = await head.boundingBox()
      await page.getByRole('button', { name: words.expandAll }).click()
      const rows = page.locator('tbody[id^="outcomes-"] tr')
      await expect(rows.first()).toBeVisible()
      expect((await head.boundingBox())?.x).toBe(before?.x)
      await rows.last().scrollIntoViewIfNeeded()
      await expect(head).toBeInViewport({ ratio: 0.99 })
      const pending = rows.filter({ has: page.getByText(words.pending, { exact: true }) })
      await expect(pending.last().locator('td').last()).toHaveText(words.notYet)
      await expect(pending.getByText(words.unassigned, { exact: true }).first()).toBeVisible()

      await test.step('the history of one outcome', async () => {
        const judged = rows.filter({ has: page.getByText(words.approved, { exact: true }) }).first()
        // Named after its outcome.
        await judged.getByRole('button', { name: new RegExp(`^${words.history} \\S`) }).click()
        await expect(page.getByText(words.change).first()).toBeVisible()
        await expect(page.getByText(/Reporte de Juicios Evaluativos 2888001.*\.xls/).first()).toBeVisible()
        await expectAccessible(page, 'an apprentice with a history')
      })
      await test.step('only what is missing', async () => {
        await page.getByRole('button', { name: words.onlyMissing }).click()
        await expect(page.locator('main').getByText(words.approved, { exact: true })).toHaveCount(0)
        await expect(pending.first()).toBeVisible()
      })
      await test.step('the spreadsheet', async () => {
        const button = page.getByRole('button', { name: words.export })
        const { name, sheets } = await saveSpreadsheet(page, () => button.click())
        expect(name).toBe(`${words.file}-${DOCUMENT}-ficha-${SEEDED_FICHA}.xlsx`)
        const approved = (sheets[0] ?? []).filter((row) => row[4] === words.approved)
        expect(approved).toHaveLength(FIGURES.resultados_aprobados)
        expect(sheets[0]).toHaveLength(FIGURES.total_resultados + 1)
      })
    })

    test('the contact data is edited, after what another person saved meanwhile, and removed at the person’s request', async ({
      page,
      server,
    }) => {
      await open(page)
      await page.getByRole('button', { name: words.edit }).click()
      const form = page.getByRole('dialog')
      await expect(form.getByText(words.sofia)).toBeVisible()
      await expectAccessible(page, 'the form of the contact data')
      await form.getByLabel(words.phone).fill('123')
      await form.getByRole('button', { name: words.save }).click()
      await expect(form.getByText(words.badPhone).first()).toBeVisible()
      await form.getByLabel(words.phone).fill('300 111 22 33')
      await form.getByLabel(words.email).fill('nueva@correo.example')
      await callApi(server, `/fichas/${SEEDED_FICHA}/aprendices/${DOCUMENT}`, {
        method: 'PUT',
        body: { celular: '3009998877', correo: '' },
        session: await signInAs(server),
      })
      await form.getByRole('button', { name: words.save }).click()
      await expect(form.getByText(words.stale)).toBeVisible()
      await form.getByRole('button', { name: words.save }).click()
      await expect(form).toBeHidden()
      await expect(page.getByText(words.saved).last()).toBeVisible()
      await expect(page.getByRole('link', { name: '3001112233' })).toBeVisible()
      const mail = page.getByRole('link', { name: 'nueva@correo.example' })
      await expect(mail).toBeVisible()

      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const remove = page.getByRole('button', { name: words.remove })
      const question = page.getByRole('alertdialog')
      await test.step('all that is held, as a spreadsheet', async () => {
        const { name, sheets } = await saveSpreadsheet(page, () =>
          page.getByRole('button', { name: words.held }).click(),
        )
        expect(name).toBe(`${words.heldFile}-${DOCUMENT}.xlsx`)
        expect(JSON.stringify(sheets)).toContain('nueva@correo.example')
      })
      await test.step('what would go, which is tried again where it cannot be read', async () => {
        await page.route('**/contacto', (route) => route.abort())
        await remove.click()
        const retry = page.getByRole('dialog').getByRole('button', { name: words.retry })
        await expect(retry).toBeVisible()
        await page.unroute('**/contacto')
        await retry.click()
        await expect(question).toContainText('1377')
        await expectAccessibleInBothThemes(page, 'the question before contact data is removed')
        await page.keyboard.press('Escape')
        await expect(remove).toBeFocused()
      })
      await test.step('by the keyboard it goes, and then nothing is left', async () => {
        await page.keyboard.press('Enter')
        await expect(question.getByRole('button').last()).toBeVisible()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        const notice = page.getByRole('note').filter({ hasText: words.removed })
        await expect(notice).toBeInViewport({ ratio: 0.99 })
        await expect(remove).toBeFocused()
        await expect(mail).toHaveCount(0)
        await expectAccessible(page, 'an apprentice without contact data')
        await remove.click()
        await expect(page.getByRole('dialog')).toContainText(words.nothingLeft)
        await page.keyboard.press('Escape')
      })
      await page.goto(PATHS.activity)
      await expect(page.getByRole('main')).toContainText(words.told)
    })

    test('an address of nobody, or of no ficha, says so and offers the search', async ({ page }) => {
      for (const [path, sentence] of [
        [apprenticePath('999'), words.nobody],
        [fichaPath(2_700_999), words.noFicha],
      ] as const) {
        await page.goto(path)
        await expect(page.getByText(sentence)).toBeVisible()
        await expect(page.getByRole('button', { name: words.retry })).toHaveCount(0)
      }
      await expectAccessible(page, 'a ficha that does not exist')
      await page.locator('main').getByRole('button', { name: words.search }).click()
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    })
  })
}
