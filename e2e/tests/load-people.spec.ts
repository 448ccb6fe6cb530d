import { ERRORS } from '@fichero/contract/errors'
import { ERRORS_EN } from '@fichero/contract/errors.en'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson, headSeededFicha } from '../support/people'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { callApi } from '../support/session.mjs'
import { newFile, saveSpreadsheet } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS } from './load-people.words'

const [MARINA, HEIR] = ['1098765432', '52000999']
const HEADING = ['Tipo de documento', 'Documento', 'Nombres', 'Apellidos', 'Correo', 'Tipo']
const row = (document: string, name: string, surname: string, type: string) => [
  'CC',
  document,
  name,
  surname,
  `${document.replaceAll('.', '')}@fichero.example`,
  type,
]
const EVA = row('52.000.111', 'Eva', 'Vélez', 'Planta')
const LUZ = row('52000222', 'Luz', 'Ávila', 'Técnico')
const AGAIN = row(MARINA, 'Marina', 'Quintero', 'Planta')

for (const language of inOne('es')) {
  const words = WORDS[language]

  test(`people are loaded from a spreadsheet, and several are exported and disabled (${language})`, async ({
    page,
    context,
    server,
    seeded: admin,
  }) => {
    await createPerson(server, admin, MARINA)
    await createPerson(server, admin, HEIR, { nombre: 'Sol', apellido: 'Zapata' })
    await headSeededFicha(server, admin, MARINA)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await startIn(page, language)
    await page.goto('/instructors')
    const dialog = page.getByRole('dialog', { name: words.title })
    const choose = (...rows: string[][]) =>
      dialog.getByLabel(words.field).setInputFiles(newFile('personas.xlsx', [HEADING, ...rows]))
    const submit = dialog.locator('button[type="submit"]')

    await test.step('the form has an address, a template, and says how links reach people here', async () => {
      await page.getByRole('button', { name: words.open }).click()
      await expect(page).toHaveURL(/\?cargar/)
      await page.reload()
      await expect(dialog).toContainText(words.noMail)
      const { sheets } = await saveSpreadsheet(page, () => dialog.getByRole('button', { name: words.template }).click())
      expect(sheets[0]?.[0]).toContain('Correo Institucional')
      await submit.click()
      await expect(dialog.getByRole('alert')).toHaveText(words.missing)
      await expectAccessible(page, 'the form that loads people')
    })

    await test.step('the plan says who is new, who is here, and what is wrong, by row', async () => {
      await choose(EVA, AGAIN, row('52000222', 'Luz', 'Ávila', 'jefe'))
      await expect(dialog).toContainText(words.would)
      await expect(dialog).toContainText(words.known)
      await expect(dialog.getByRole('row').filter({ hasText: words.unknownType })).toContainText('4')
      await expectAccessible(page, 'the plan of a load of people')
      const { sheets } = await saveSpreadsheet(page, () => dialog.getByRole('button', { name: words.rejected }).click())
      expect(sheets[0]?.[1]).toContain('Ávila')
      await choose(AGAIN)
      await expect(dialog).toContainText(words.nobody)
      await expect(submit).toHaveCount(0)
    })

    await test.step('all of a corrected file are created once, and their links are shown', async () => {
      await choose(EVA, AGAIN, LUZ)
      await expect(dialog).toContainText(words.wouldTwo)
      await submit.dblclick()
      await expect(dialog.getByRole('heading', { name: words.done })).toBeFocused()
      await expect(dialog.getByRole('heading', { name: words.links })).toBeVisible()
      await expectAccessible(page, 'the links of loaded people')
      const link = await dialog.getByRole('textbox', { name: words.linkOf }).inputValue()
      await dialog.getByRole('button', { name: words.copyAll }).click()
      await expect(dialog.getByText(words.allCopied).first()).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied.split('\n')).toHaveLength(2)
      expect(copied).toContain(`Eva Vélez\t52000111\t52000111@fichero.example\t${link}`)
      await callApi(server, `/auth/reset-password/${new URL(link).pathname.split('/').at(-1)}`, {})
    })

    await test.step('the links stay until they are said to be handed over', async () => {
      await dialog.getByRole('button', { name: words.close }).click()
      await page.reload()
      await expect(page.getByText(words.pending).first()).toBeVisible()
      await page.getByRole('button', { name: words.see }).click()
      await expect(dialog.getByRole('textbox', { name: words.linkOf })).toHaveValue(/reset-password/)
      await dialog.getByRole('button', { name: words.handedOver }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(words.pending)).toHaveCount(0)
    })

    const box = (name: string) => page.getByRole('checkbox', { name: words.select(name) })

    await test.step('exports the selected, or what the filter shows', async () => {
      await box('Eva Vélez').check()
      await box('Luz Ávila').check()
      const selected = await saveSpreadsheet(page, () => page.getByRole('button', { name: words.export }).click())
      expect(selected.name).toBe(words.file)
      expect(selected.sheets[0]?.map((cells) => cells[3])).toEqual([words.surnames, 'Ávila', 'Vélez'])
      await page.getByRole('searchbox').fill('quintero')
      await expect(page.getByRole('checkbox')).toHaveCount(1)
      const shown = await saveSpreadsheet(page, () => page.getByRole('button', { name: words.exportAll }).click())
      expect(shown.sheets[0]?.map((cells) => cells[1]).slice(1)).toEqual([MARINA])
      await page.getByRole('searchbox').fill('')
    })

    await test.step('disables several after one question, and tells by name who could not be', async () => {
      for (const name of ['Eva Vélez', 'Luz Ávila', 'Marina Quintero Ruiz']) await box(name).check()
      await page.getByRole('button', { name: words.disable, exact: true }).click()
      const question = page.getByRole('alertdialog', { name: words.ask })
      for (const said of ['Eva Vélez', 'Luz Ávila', words.heads]) await expect(question).toContainText(said)
      await expectAccessible(page, 'the question before several people are disabled')
      await question.getByRole('combobox', { name: words.heir }).fill('zapata')
      await question.getByRole('option', { name: HEIR }).click()
      const { users } = await callApi<{ users: { id: number; nombre: string }[] }>(server, '/users', { session: admin })
      const eva = users.find(({ nombre }) => nombre === 'Eva')?.id
      const msg = { es: ERRORS.last_admin.msg, en: ERRORS_EN.last_admin }[language]
      const body = { ok: false, code: 'last_admin', msg, request_id: 'x' }
      await page.route(`**/api/users/disabled/${eva}`, (route) => route.fulfill({ status: 409, json: body }))
      await question.getByRole('button', { name: words.disableNow }).click()
      await expect(page.getByText(words.done3).last()).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: words.refused })).toContainText(words.lastAdmin)
      await expect(page.getByRole('main').getByText(words.none)).toBeFocused()
      await expect(page.getByRole('checkbox')).toHaveCount(2)
      expect(await callApi(server, `/fichas/${SEEDED_FICHA}`, { session: admin })).toMatchObject({
        id_jefe_ficha: HEIR,
      })
    })
  })
}
