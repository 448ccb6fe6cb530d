import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { openMore } from '../support/open-more'
import { createPerson } from '../support/people'
import { SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import { callApi, signInAs } from '../support/session.mjs'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './disabled.words'

const PERSON = '52000111'
const PROGRAM = 'Producción de contenidos'

for (const language of inOne('es')) {
  const words: Words = WORDS[language]

  test(`an administrator enables disabled records (${language})`, async ({ page, server, signedIn: _ }) => {
    await disableOneOfEach(server)
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    // The program first: the list of fichas only shows those of enabled programs.
    for (const { area, named, asked } of [
      { area: 'programs', named: PROGRAM, asked: [PROGRAM] },
      { area: 'fichas', named: String(SEEDED_FICHA), asked: [String(SEEDED_FICHA), 'Administración Fichero'] },
      { area: 'instructors', named: PERSON, asked: [PERSON, 'Marina Quintero Ruiz'] },
    ] as const) {
      const { title, none, see, back, done } = words[area]
      await page.goto(`/${area}`)
      if (area === 'fichas') await openMore(page)
      await page.getByRole('link', { name: see }).click()
      await expect(page).toHaveURL(`${server.url}/${area}/disabled`)
      await expect(page).toHaveTitle(`${title} · Fichero`)
      await expect(row(page, named)).toBeVisible()
      await expectAccessibleInBothThemes(page, title)

      await row(page, named).getByRole('button', { name: words.reactivate }).click()
      for (const text of asked) await expect(page.getByRole('alertdialog')).toContainText(text)
      await expectAccessible(page, `the question on ${title}`)
      const sent = countCalls(page, `/api/${area === 'instructors' ? 'users' : area}/enabled/`)
      await confirm(page, words).dblclick()
      await expect(toast(page, done)).toBeVisible()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(page.getByText(none)).toBeVisible()
      expect(sent()).toBe(1)
      await expect(page.getByRole('heading', { name: title })).toBeFocused()
      await expectAccessible(page, `${title}, empty`)

      await page.getByRole('link', { name: back }).click()
      await expect(page).toHaveURL(`${server.url}/${area}`)
      await expect(page.locator('main').getByText(named).first()).toBeVisible()
    }
  })

  test(`a failed reactivation shows the reason (${language})`, async ({ page, server, signedIn: _ }) => {
    await disableOneOfEach(server)
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    const { forbidden, failed, gone, listForbidden, none } = words.fichas
    await page.route('**/api/fichas/disabled', (route) => refuse(route, 403, 'forbidden'))
    await page.goto('/fichas/disabled')
    await expect(page.getByText(listForbidden)).toBeVisible()
    await page.unroute('**/api/fichas/disabled')
    await page.getByRole('button', { name: words.retry }).click()

    const enable = '**/api/fichas/enabled/*'
    await test.step('is refused, and the server fails', async () => {
      await row(page, String(SEEDED_FICHA)).getByRole('button', { name: words.reactivate }).click()
      for (const [status, code, said] of [
        [403, 'forbidden', forbidden],
        [500, 'internal', failed],
      ] as const) {
        await page.route(enable, (route) => refuse(route, status, code))
        await confirm(page, words).click()
        await expect(page.getByRole('alertdialog').getByText(said)).toBeVisible()
        await page.unroute(enable)
      }
      await expectAccessible(page, 'the refusal')
    })

    await test.step('comes later than somebody else', async () => {
      // Enabled concurrently by another user: the reloaded list does not contain it.
      await callApi(server, `/fichas/enabled/${SEEDED_FICHA}`, { method: 'POST', session: await signInAs(server) })
      await page.route(enable, (route) => refuse(route, 404, 'ficha_not_found'))
      await confirm(page, words).click()
      await expect(toast(page, gone)).toBeVisible()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(page.getByText(none)).toBeVisible()
    })
  })
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** A toast's text is also in a live region, which comes first in the document. */
const toast = (page: Page, text: string | RegExp) => page.getByText(text).last()

const confirm = (page: Page, words: Words) =>
  page.getByRole('alertdialog').getByRole('button', { name: words.reactivate })

function countCalls(page: Page, path: string) {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes(path)) count += 1
  })
  return () => count
}

type Route = Parameters<Parameters<Page['route']>[1]>[0]

const refuse = (route: Route, status: number, code: string) =>
  route.fulfill({ status, json: { ok: false, code, msg: code } })

async function disableOneOfEach(server: Server) {
  const session = await signInAs(server)
  const disable = (path: string) => callApi(server, path, { method: 'POST', session })
  await seedFicha(server, session)
  const { programs } = await callApi<{ programs: { id: number }[] }>(server, '/programs', { session })
  const { id } = await createPerson(server, session, PERSON)
  await disable(`/users/disabled/${id}`)
  await disable(`/fichas/disabled/${SEEDED_FICHA}`)
  await disable(`/programs/disabled/${programs[0]!.id}`)
}
