import { instructorPath, PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson, headSeededFicha } from '../support/people'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { demoTest, expect, test } from '../support/test'
import { WORDS } from './person-page.words'

const PERSON = '1098765432'
const OTHER = '52000111'

const DAY_MS = 86_400_000
/** The day in Colombia, so many days from now. */
const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv', { timeZone: 'America/Bogota' })

const contract = (days: number) => ({
  tipo: 'contratista',
  fecha_inicio_contrato: inDays(days - 300),
  fecha_fin_contrato: inDays(days),
})

for (const language of inOne('es')) {
  const words = WORDS[language]

  test(`a person’s page tells fichas, contract and judgments (${language})`, async ({
    page,
    server,
    seeded: admin,
  }) => {
    const person = await createPerson(server, admin, PERSON, contract(12))
    await createPerson(server, admin, OTHER, { ...contract(-3), nombre: 'Eva' })
    await headSeededFicha(server, admin, PERSON)
    await startIn(page, language)
    const facts = page.getByRole('main').locator('dl')
    const title = page.getByRole('heading', { level: 1 })

    await test.step('the dashboard has the contracts that end soon, the earliest first', async () => {
      await page.goto(PATHS.dashboard)
      const rows = page.getByRole('table', { name: words.contracts }).getByRole('row')
      await expect(rows.nth(1)).toContainText(words.ended)
      await expect(rows.nth(2)).toContainText(words.left)
      await rows.nth(2).getByRole('link', { name: 'Marina Quintero Ruiz' }).click()
      await expect(page).toHaveURL(new RegExp(`${instructorPath(person.id)}$`))
    })

    await test.step('has days left, the fichas with their progress, and says that nothing was judged', async () => {
      await expect(title).toHaveText('Marina Quintero Ruiz')
      await expect(page).toHaveTitle('Marina Quintero Ruiz · Fichero')
      await expect(facts).toContainText(words.left)
      const fichas = page.getByRole('table', { name: words.fichas }).getByRole('row')
      await expect(fichas).toHaveCount(2)
      await expect(fichas.last()).toContainText('%')
      await expect(page.getByText(words.noJudgments)).toBeVisible()
      await expectAccessibleInBothThemes(page, 'a person’s page')
      await fichas.getByRole('link', { name: String(SEEDED_FICHA) }).click()
      await expect(page).toHaveURL(new RegExp(`/fichas/visualizar/${SEEDED_FICHA}$`))
    })

    await test.step('opens from the view in the list', async () => {
      await page.goto(`${PATHS.instructors}?ver=${person.id}`)
      await page.getByRole('dialog').getByRole('link', { name: words.page }).click()
      await expect(title).toHaveText('Marina Quintero Ruiz')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    await test.step('edits, disables and reactivates where the person is shown', async () => {
      await page.getByRole('button', { name: words.edit }).click()
      const form = page.getByRole('dialog', { name: words.editTitle })
      await expect(form.getByRole('textbox').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: words.disable }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: words.disableNow }).click()
      await expect(page.getByText(words.disabled, { exact: true })).toBeVisible()
      // The one after the button that has gone.
      await expect(page.getByRole('button', { name: words.print })).toBeFocused()
      await expectAccessible(page, 'the page of a disabled person')
      await page.getByRole('button', { name: words.reactivate }).click()
      await question.getByRole('button', { name: words.reactivateNow }).click()
      await expect(page.getByText(words.disabled, { exact: true })).toHaveCount(0)
    })

    await test.step('an address of nobody says so', async () => {
      for (const path of [instructorPath(987_654), instructorPath('nadie')]) {
        await page.goto(path)
        await expect(page.getByText(words.notFound)).toBeVisible()
      }
      await page.getByRole('main').getByRole('link', { name: words.all }).click()
      await expect(title).toHaveText(words.list)
    })
  })

  demoTest(
    `the judgments that a person gave are bars and a table (${language})`,
    async ({ page, server, signedIn: _ }) => {
      const id = await firstHead(server)
      await startIn(page, language)
      await page.goto(instructorPath(id))
      await expect(page.getByRole('heading', { name: words.judgments })).toBeVisible()
      const months = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /20\d\d/ })
      await expect(months).toHaveCount(12)
      await expect(page.getByText(words.source)).toBeVisible()
      const [newest] = await months.allTextContents()
      await page.getByRole('button', { name: words.asTable }).last().click()
      const table = page.getByRole('table', { name: words.judgments })
      await expect(table.getByRole('columnheader', { name: words.month })).toBeVisible()
      await expect(table.getByRole('row')).toHaveCount(13)
      const month = await table.getByRole('row').nth(1).getByRole('rowheader').innerText()
      expect(newest).toContain(month)
      await expectAccessibleInBothThemes(page, 'judgments as a table')
    },
  )
}

test('the contract is for who may edit it, and for the person', async ({ page, server }) => {
  const words = WORDS.es
  const admin = await signInAs(server)
  const person = await createPerson(server, admin, PERSON, contract(12))
  const other = await createPerson(server, admin, OTHER, contract(12))
  await storeSession(page, await signInAs(server, person))
  await page.goto(instructorPath(other.id))
  await expect(factsOf(page)).toContainText(OTHER)
  await expect(factsOf(page)).not.toContainText(words.contractEnd)
  await expect(page.getByRole('main').getByRole('button', { name: words.edit })).toHaveCount(0)
  await page.goto(instructorPath(person.id))
  await expect(factsOf(page)).toContainText(words.left)
  await page.goto(PATHS.dashboard)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: words.contracts })).toHaveCount(0)
})

const factsOf = (page: Page) => page.getByRole('main').locator('dl')

async function firstHead(server: Parameters<typeof signInAs>[0]): Promise<number> {
  const session = await signInAs(server)
  const { fichas } = await callApi<{ fichas: { id_jefe_ficha: string }[] }>(server, '/fichas', { session })
  const { users } = await callApi<{ users: { id: number; nro_documento: string }[] }>(server, '/users', { session })
  return users.find(({ nro_documento }) => nro_documento === fichas[0]?.id_jefe_ficha)?.id ?? 0
}
