import { instructorPath } from '@fichero/contract/paths'
import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import type { Server } from '../support/server.mjs'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { unmarkedSpanish } from '../support/spanish'
import { expect, demoTest as test } from '../support/test'
import { type Texts, textsIn } from '../support/texts'

/** Searches for a page of the manuals and for an action, in other words or without accents. */
const TYPED = {
  es: { manual: 'alcance tecnico', create: 'ficha crear' },
  en: { manual: 'scope techn', create: 'ficha create' },
}

for (const language of inOne('en')) {
  const typed = TYPED[language]
  const t = textsIn(language)

  test(`with the keyboard, the search finds a ficha, people, a program, a screen and an action (${language})`, async ({
    page,
    server,
  }) => {
    const { ficha, apprentice, instructor, program } = await start(page, server, language)
    await open(page, t)
    await expect(field(page, t)).toHaveCSS('outline-style', 'none')
    await expectAccessible(page, 'the empty search')

    await test.step('opens a ficha by its number', async () => {
      // Enter uses the current text, even if results of an earlier text are still shown.
      await field(page, t).fill(String(ficha))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${server.url}/fichas/visualizar/${ficha}`)
      await expect(page.locator('h1:focus')).toContainText(String(ficha))
    })

    await test.step('finds an apprentice by name, without accents', async () => {
      await open(page, t)
      await expect(page.getByRole('group', { name: t('shell:search.group.recent') }).getByRole('option')).toContainText(
        [String(ficha)],
      )
      await field(page, t).fill(withoutAccents(`${apprentice.apellido} ${apprentice.nombre}`))
      await expectActive(page, t, apprentice.nro_documento)
      await expectAccessible(page, 'the search with results')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/fichas/visualizarEstudiantePage/${apprentice.nro_documento}\\?ficha=`))
    })

    await test.step('finds an apprentice by the start of the mail', async () => {
      await open(page, t)
      await field(page, t).fill('Aprendiz12@')
      await expect(page.getByRole('group', { name: t('fichas:detail.apprentices') }).getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toContainText('aprendiz12@correo.example')
    })

    await test.step('finds a program by its words in another order', async () => {
      await open(page, t)
      await field(page, t).fill(withoutAccents(program.nombre_programa.split(' ').reverse().join(' ')))
      await expectActive(page, t, program.nombre_programa)
      await expect(page.getByRole('option').locator('[lang=es]').first()).toHaveText(program.nombre_programa)
      if (language === 'en') expect(await unmarkedSpanish(page, [])).toEqual([])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${server.url}/programas/${program.id}`)
    })

    await test.step('finds an instructor by document', async () => {
      await open(page, t)
      await field(page, t).fill(instructor.nro_documento)
      await expectActive(page, t, instructor.nro_documento)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${server.url}${instructorPath(instructor.id)}`)
      await expect(page.getByRole('main').locator('dl')).toContainText(instructor.nro_documento)
    })

    await test.step('finds a page of the manuals', async () => {
      await open(page, t)
      await field(page, t).fill(typed.manual)
      await expectActive(page, t, t('manuals:page.alcance'))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${server.url}/manuales/alcance`)
      // The manuals have their own frame, which handles the shortcut from then on.
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('manuals:page.alcance'))
    })

    await test.step('starts an action', async () => {
      await open(page, t)
      await field(page, t).fill(typed.create)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: t('fichas:create.title') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(`${server.url}/fichas`)
    })
  })
}

// The following tests do not depend on the language.
const language = 'es'
const t = textsIn('es')

test('the shortcut works as soon as a page is shown', async ({ page, server }) => {
  await page.addInitScript(() => {
    const pressed = new MutationObserver(() => {
      if (!document.querySelector('main h1')) return
      pressed.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    })
    pressed.observe(document, { childList: true, subtree: true })
  })
  await start(page, server, language)
  await expect(field(page, t)).toBeFocused()
})

test('the search is a combobox that restores the focus and is cleared on sign-out', async ({ page, server }) => {
  await page.clock.install()
  const { ficha } = await start(page, server, language)
  await open(page, t)
  await field(page, t).fill('tema noche')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

  const button = page.getByRole('button', { name: t('shell:search.open') })
  await test.step('closes the search with the keys that opened it', async () => {
    await button.click()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('moves through the results with the arrow keys', async () => {
    const requested: string[] = []
    page.on('request', (request) => isSearch(request) && requested.push(request.url()))
    await button.press('Enter')
    await expect(field(page, t)).toBeFocused()
    // The page's clock is paused between the keys, however long a busy machine takes.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
    await page.keyboard.type('2990')
    await expect(field(page, t)).toHaveValue('2990')
    await page.clock.resume()
    const options = page.getByRole('option')
    await expect(options).toHaveCount(5)
    await expect(
      page.getByRole('group', { name: t('shell:search.first', { group: t('fichas:nav'), count: 5 }), exact: true }),
    ).toBeVisible()
    expect(requested).toHaveLength(1)
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    expect(await field(page, t).getAttribute('aria-activedescendant')).toBe(await options.last().getAttribute('id'))
    await expectAccessible(page, 'the dark search with results')
  })

  await test.step('says that nothing was found', async () => {
    await field(page, t).fill('qwxz')
    await expect(page.getByText(t('shell:search.nothing', { text: 'qwxz' }))).toBeVisible()
    await expect(page.getByText(t('shell:search.teach'))).toBeVisible()
    await expect(field(page, t)).toHaveAttribute('aria-expanded', 'false')
    await expectAccessible(page, 'the search that found nothing')
  })

  await test.step('opens a result, and signs out', async () => {
    await field(page, t).fill(String(ficha))
    await expect(page.getByRole('group', { name: t('fichas:nav'), exact: true }).getByRole('option')).toHaveCount(1)
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(`${server.url}/fichas/visualizar/${ficha}`)
    expect(await page.evaluate(() => sessionStorage.getItem('search.recent'))).toContain(String(ficha))
    await open(page, t)
    await field(page, t).fill(t('shell:layout.signOut'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/auth$/)
    expect(await page.evaluate(() => [sessionStorage.getItem('search.recent'), localStorage.getItem('token')])).toEqual(
      [null, null],
    )
  })
})

test('a slow or failing search shows its state, and recovers', async ({ page, server }) => {
  const { ficha } = await start(page, server, language)
  const releases: (() => void)[] = []
  await page.route('**/api/search*', async (route) => {
    await new Promise<void>((resolve) => releases.push(resolve))
    // An error and not a lost connection, after which the kit retries as soon as any other call succeeds.
    await route.fulfill({ status: 500, json: {} }).catch(() => undefined)
  })
  await open(page, t)
  const firstRequested = page.waitForRequest('**/api/search*')
  const aborted = page.waitForEvent('requestfailed', isSearch)
  await field(page, t).fill('29')
  const first = await firstRequested
  await expect(
    page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ has: page.locator('div') }),
  ).toBeVisible()
  await field(page, t).fill(String(ficha))
  expect((await aborted).url()).toBe(first.url())

  await test.step('shows that the search failed, and retries', async () => {
    await expect.poll(() => releases.length).toBe(2)
    for (const release of releases) release()
    await expect(page.getByRole('alert')).toContainText(t('shell:search.failed'))
    await expectAccessible(page, 'the search that failed')
    await page.unroute('**/api/search*')
    await page.getByRole('button', { name: t('kit:retry') }).click()
    await expect(page.getByRole('option')).toContainText([String(ficha)])
    await expect(page.getByRole('alert')).toBeHidden()
  })

  await test.step('opens the search while its code does not load', async () => {
    // The chunk of the search fails to load: the app frame reports it and closes the search.
    await page.route(/\/search\.\w+\.js/, (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: t('shell:search.open') }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'a search whose code was not loaded')
    await page.unroute(/\/search\.\w+\.js/)
    await page.getByRole('button', { name: t('kit:retry') }).click()
    await expect(field(page, t)).toBeFocused()
    await page.getByRole('button', { name: t('shell:search.close') }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('types before the results are loaded', async () => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/search\.\w+\.js/, async (route) => {
      await isReleased
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    // Playwright inserts letters that are not on its keyboard, such as ñ, as an input method does: without a key.
    await page.keyboard.type('q ño')
    release()
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.keyboard.type('z')
    await expect(field(page, t)).toHaveValue('q ñoz')
  })

  await test.step('does not search for a single character', async () => {
    await field(page, t).fill('§')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText('')
  })
})

interface Person {
  nro_documento: string
  nombre: string
  apellido: string
}

interface Program {
  id: number
  nombre_programa: string
}

/** Signs in on the dashboard. Returns some records to search for. */
async function start(page: Page, server: Server, language: string) {
  const session = await signInAs(server)
  await storeSession(page, session)
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
  const { fichas } = await callApi<{ fichas: { nro_ficha: number }[] }>(server, '/fichas?limit=1', { session })
  const ficha = fichas[0]!.nro_ficha
  const { aprendices } = await callApi<{ aprendices: Person[] }>(server, `/fichas/${ficha}`, { session })
  const { users } = await callApi<{ users: (Person & { id: number })[] }>(server, '/users', { session })
  const { programs } = await callApi<{ programs: Program[] }>(server, '/programs', { session })
  const apprentice = aprendices.find(({ nombre, apellido }) => withoutAccents(nombre + apellido) !== nombre + apellido)
  const instructor = users.find(({ id }) => id !== session.user.id)
  const program = programs.find(({ nombre_programa }) => nombre_programa.includes(' '))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { ficha, apprentice: apprentice!, instructor: instructor!, program: program! }
}

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const isSearch = (request: Request) => request.url().includes('/api/search')

const field = (page: Page, t: Texts) => page.getByRole('combobox', { name: t('shell:search.label') })

async function open(page: Page, t: Texts) {
  await page.keyboard.press('Control+k')
  await expect(field(page, t)).toBeFocused()
}

/** The active option of the field is the one that Enter opens. */
async function expectActive(page: Page, t: Texts, text: string | RegExp) {
  const active = page.locator('[role=option][aria-selected=true]')
  await expect(active).toContainText(text)
  expect(await field(page, t).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'))
}
