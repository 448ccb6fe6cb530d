import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { callApi, signInAs } from '../support/session.mjs'
import { newFile } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { textsIn } from '../support/texts'

const MARINA = '1098765432'
const FILE = 'personas.xlsx'
const HEADING = ['Tipo de documento', 'Documento', 'Nombres', 'Apellidos', 'Correo', 'Tipo']
/** Returns the row of a person in the spreadsheet. */
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
/** A person who has an account already. */
const AGAIN = row(MARINA, 'Marina', 'Quintero', 'Planta')

for (const language of inOne('es')) {
  const t = textsIn(language)
  const would = (count: number) => t('instructors:load.would', { count, number: count, archivo: FILE })

  test(`people are loaded from a spreadsheet, and their links are copied together (${language})`, async ({
    page,
    context,
    server,
    signedIn: _,
  }) => {
    await createPerson(server, await signInAs(server), MARINA)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await startIn(page, language)
    await page.goto('/instructors?cargar')
    const dialog = page.getByRole('dialog', { name: t('instructors:load.title') })
    const choose = (...rows: string[][]) =>
      dialog.getByLabel(t('instructors:load.file')).setInputFiles(newFile(FILE, [HEADING, ...rows]))
    const submit = dialog.locator('button[type="submit"]')

    await test.step('the plan says by row who is new, who exists, and what is wrong', async () => {
      await choose(EVA, AGAIN, row('52000222', 'Luz', 'Ávila', 'jefe'))
      await expect(dialog).toContainText(`${would(1)} ${t('instructors:load.wouldValid')}`)
      await expect(dialog).toContainText(
        t('errors:row.person_enabled_plan', { nombre: 'Marina Quintero Ruiz', documento: MARINA }),
      )
      await expect(
        dialog.getByRole('row').filter({ hasText: t('errors:row.instructor_type_unknown', { valor: 'jefe' }) }),
      ).toContainText('4')
      await expectAccessible(page, 'the plan of a load of people')
    })

    await test.step('everybody in a corrected file is created once, and their links are shown', async () => {
      await choose(EVA, AGAIN, LUZ)
      await expect(dialog).toContainText(would(2))
      await submit.dblclick()
      await expect(
        dialog.getByRole('heading', { name: t('instructors:load.done', { count: 2, number: 2, archivo: FILE }) }),
      ).toBeFocused()
      await expect(dialog.getByRole('heading', { name: t('instructors:load.links', { count: 2 }) })).toBeVisible()
      await expectAccessible(page, 'the links of loaded people')
      const link = await dialog
        .getByRole('textbox', { name: t('instructors:load.linkOf', { name: 'Eva Vélez' }) })
        .inputValue()
      await dialog.getByRole('button', { name: t('instructors:load.copyAll') }).click()
      await expect(dialog.getByText(t('instructors:load.allCopied')).first()).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied.split('\n')).toHaveLength(2)
      expect(copied).toContain(`Eva Vélez\t52000111\t52000111@fichero.example\t${link}`)
      await callApi(server, `/auth/reset-password/${new URL(link).pathname.split('/').at(-1)}`, {})
    })
  })
}
