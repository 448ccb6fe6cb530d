import type { AuditAnswer } from '@fichero/contract/audit.schema'
import { fichaPath, PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { SEEDED_FICHA } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import { callApi, type Session, signInAs, storeSession } from '../support/session.mjs'
import { saveSpreadsheet } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS } from './activity.words'

const PERSON = '1900022001'

/** An account, its first sign-in, and an edit and a disabling of the ficha. */
async function act(server: Server, session: Session) {
  const person = await createPerson(server, session, PERSON)
  await signInAs(server, person)
  const { programs } = await callApi<{ programs: { id: number }[] }>(server, '/programs', { session })
  await callApi(server, `/fichas/${SEEDED_FICHA}`, {
    method: 'PUT',
    session,
    body: {
      idJefeFicha: PERSON,
      idProgramaFormacion: programs[0]!.id,
      jornada: 'nocturna',
      oferta: 'cerrada',
      fechaInicioLectiva: '2025-01-20',
      fechaFinLectiva: '2026-07-20',
      fechaFinFicha: '2027-01-20',
    },
  })
  await callApi(server, `/fichas/disabled/${SEEDED_FICHA}`, { method: 'POST', session })
  return person
}

const entries = (page: Page) => page.getByRole('main').locator('ol > li')
const sentences = (page: Page) => entries(page).locator('p')

for (const language of inOne('en')) {
  const words = WORDS[language]

  test(`an administrator reads what was done, by whom and when (${language})`, async ({ page, server, seeded }) => {
    await startIn(page, language)
    await act(server, seeded)
    await page.goto(PATHS.dashboard)
    await page.getByRole('navigation').getByRole('link', { name: words.title }).click()
    await expect(page).toHaveTitle(`${words.title} · Fichero`)
    const newest = [words.disabled, words.edited, words.signedIn, words.created]
    await expect.poll(async () => (await sentences(page).allTextContents()).slice(0, 4)).toEqual(newest)

    await test.step('opens what changed, value by value', async () => {
      const edit = entries(page).filter({ hasText: words.edited })
      await edit.getByRole('button', { name: words.details }).click()
      const [label, change] = words.jornada
      await expect(edit.locator('dl > div').filter({ hasText: label })).toContainText(change)
      await expect(edit.getByRole('link', { name: words.ficha })).toHaveAttribute('href', fichaPath(SEEDED_FICHA))
      await expectAccessible(page, 'activity')
    })
    await test.step('of one record alone, and of all again', async () => {
      await page.getByRole('link', { name: words.only }).click()
      await expect(page).toHaveURL(/entidad=ficha&entidad_id=2888001/)
      await expect(sentences(page).filter({ hasText: words.created })).toHaveCount(0)
      await page.getByRole('link', { name: words.allRecords }).click()
      await expect(sentences(page).filter({ hasText: words.created })).toBeVisible()
    })
    await test.step('filters by what and by who, in the address', async () => {
      await page.getByRole('combobox', { name: words.what }).selectOption(words.all)
      await expect(sentences(page).filter({ hasText: words.created })).toHaveCount(0)
      await expect(sentences(page).first()).toHaveText(words.disabled)
      await page.getByRole('combobox', { name: words.who }).fill('quintero')
      await page.getByRole('option', { name: /Quintero/ }).click()
      await expect(page.getByText(words.none)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`usuario=${PERSON}`))
      await page.getByRole('combobox', { name: words.what }).selectOption('')
      await expect(sentences(page)).toHaveText([words.signedIn])
      await page.reload()
      await expect(sentences(page)).toHaveText([words.signedIn])
    })
    await test.step('who acted and what was acted upon are links to their screens', async () => {
      const signIn = entries(page).filter({ hasText: words.signedIn })
      await expect(signIn.getByRole('link', { name: 'Marina Quintero Ruiz' })).toHaveAttribute(
        'href',
        /\/instructors\/\d+$/,
      )
    })
    await test.step('the same as a spreadsheet', async () => {
      const button = page.getByRole('button', { name: words.export })
      const { name, sheets } = await saveSpreadsheet(page, () => button.click())
      expect(name).toBe(words.file)
      expect(sheets[0]?.slice(1).map((row) => row[3])).toEqual([words.signedIn])
    })
    await test.step('what nobody signed in did', async () => {
      await page.getByRole('combobox', { name: words.who }).fill(words.nobody.slice(0, 8))
      await page.getByRole('option', { name: words.nobody }).click()
      await expect(page).toHaveURL(/usuario=nadie/)
      await expect(sentences(page)).toHaveText([words.firstAdmin])
    })
  })
}

test('days filter, and what is no day or ends before it begins is said', async ({ page, seeded: _ }) => {
  const words = WORDS.es
  await page.goto(PATHS.activity)
  await expect(entries(page).first()).toBeVisible()
  const [from, to] = [words.from, words.to].map((name) => page.getByRole('textbox', { name, exact: true }))
  await from!.fill('31/02/2026')
  await from!.blur()
  await expect(page.getByText(words.date)).toBeVisible()
  await from!.fill('01/02/2026')
  await expect(page).toHaveURL(/desde=2026-02-01$/)
  await expect(entries(page).first()).toBeVisible()
  await to!.fill('31/01/2026')
  await expect(page.getByText(words.order)).toBeVisible()
  await expect(page.getByText(words.none)).toBeVisible()
  await page.getByRole('link', { name: words.clear }).first().click()
  await expect(page).toHaveURL(new RegExp(`${PATHS.activity}\\?$|${PATHS.activity}$`))
  await expect(from!).toHaveValue('')
  await expect(entries(page).first()).toBeVisible()
})

test('an action of a later version is told with its code, and a failure can be tried again', async ({
  page,
  server,
  seeded,
}) => {
  const words = WORDS.es
  const answer = await callApi<AuditAnswer>(server, '/admin/audit', { session: seeded })
  const [entry] = answer.entries
  const unknown = { ...entry, accion: 'rooms:lend', entidad: 'ambiente', entidad_id: '7', sujeto: null }
  let fails = true
  await page.route('**/api/admin/audit?*', (route) =>
    fails ? route.abort() : route.fulfill({ json: { ...answer, entries: [unknown] } }),
  )
  await page.goto(PATHS.activity)
  await expect(page.getByText(words.failed)).toBeVisible()
  fails = false
  await page.getByRole('button', { name: words.retry }).click()
  await expect(sentences(page)).toHaveText([words.unknown])
})

test('who is no administrator has neither the menu entry nor the page', async ({ page, server }) => {
  const admin = await signInAs(server)
  const person = await createPerson(server, admin, PERSON)
  await storeSession(page, await signInAs(server, person))
  await page.goto(PATHS.activity)
  await expect(page.getByRole('navigation').getByRole('link', { name: WORDS.es.title })).toHaveCount(0)
  await expect(entries(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: WORDS.es.export })).toHaveCount(0)
})
