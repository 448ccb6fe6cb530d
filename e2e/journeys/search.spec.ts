import { instructorPath } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { field, isSearch, open, start, withoutAccents } from '../support/search'
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
    await expect(page.getByRole('option', { name: t('shell:layout.signOut') })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/auth$/)
    expect(await page.evaluate(() => [sessionStorage.getItem('search.recent'), localStorage.getItem('token')])).toEqual(
      [null, null],
    )
  })
})

/** The active option of the field is the one that Enter opens. */
async function expectActive(page: Page, t: Texts, text: string | RegExp) {
  const active = page.locator('[role=option][aria-selected=true]')
  await expect(active).toContainText(text)
  expect(await field(page, t).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'))
}
