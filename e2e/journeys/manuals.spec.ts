import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { textsIn } from '../support/texts'

/** Texts within the pages. */
const TEXTS = {
  es: {
    history: 'El historial de cargas',
    historyAddress: /modulofichas#el-historial-de-cargas$/,
    query: 'CONTRASENA olvido',
    found: 'Si olvidó la contraseña',
    foundAddress: /accesosistema#si-olvido-la-contrasena$/,
    diagram: 'Los estados de una ficha',
    linkInside: 'requisitos del sistema',
  },
  en: {
    history: 'The history of loads',
    historyAddress: /modulofichas#the-history-of-loads$/,
    query: 'FORGOT password',
    found: 'If you forgot the password',
    foundAddress: /accesosistema#if-you-forgot-the-password$/,
    diagram: 'The status of a ficha',
    linkInside: 'system requirements',
  },
}

for (const language of inOne('en')) {
  const texts = TEXTS[language]
  const t = textsIn(language)

  test(`readers of the manuals can jump to a heading, search, copy and print (${language})`, {
    tag: '@main',
  }, async ({ page, context }) => {
    await startIn(page, language)
    const title = page.getByRole('heading', { level: 1 })

    await test.step('the contents of a page link to its headings, by keyboard as well', async () => {
      await page.goto('/manuales/modulofichas')
      await page
        .getByRole('navigation', { name: t('manuals:onThisPage') })
        .getByText(t('manuals:onThisPage'))
        .click()
      await page
        .getByRole('navigation', { name: t('manuals:onThisPage') })
        .getByRole('link', { name: texts.history })
        .press('Enter')
      const heading = page.getByRole('heading', { name: texts.history })
      await expect(page).toHaveURL(texts.historyAddress)
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
      await page.reload()
      await expect(heading).toBeInViewport()
      await expectAccessible(page, 'a page')
    })

    await test.step('the search covers all pages, regardless of accents', async () => {
      const field = page.getByRole('searchbox', { name: t('manuals:search.label') })
      await field.fill('xyzxyz')
      await expect(page.getByText(t('manuals:search.none', { text: 'xyzxyz' })).first()).toBeVisible()
      await field.fill(texts.query)
      const found = page.getByRole('search').getByRole('link')
      await expect(found.first()).toContainText(texts.found)
      await expectAccessible(page, 'the search')
      await found.first().click()
      await expect(page).toHaveURL(texts.foundAddress)
      await expect(page.getByRole('heading', { name: texts.found })).toBeInViewport()
      await expect(field).toHaveValue('')
    })

    await test.step('a command is copied', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/manuales/instalacion')
      await page
        .getByRole('button', { name: t('manuals:copy.action') })
        .first()
        .click()
      await expect(page.getByText(t('manuals:copy.copied'), { exact: true }).first()).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm ci')
    })

    await test.step('a diagram has a name, and its colours are those of the text', async () => {
      await page.goto('/manuales/diagramas')
      const drawing = page.getByRole('img', { name: texts.diagram })
      await expect(drawing).toBeVisible()
      const colours = await drawing
        .locator('[stroke], [fill]')
        .evaluateAll((shapes) => shapes.flatMap((shape) => [shape.getAttribute('stroke'), shape.getAttribute('fill')]))
      expect(new Set(colours)).toEqual(new Set(['currentColor', 'none', null]))
    })

    await test.step('a whole manual prints with its cover and contents', async () => {
      await page.goto('/manuales/instalacion')
      await page
        .getByRole('link', { name: t('manuals:print.open') })
        .nth(1)
        .click()
      await expect(title).toHaveText(t('manuals:group.installation'))
      await expect(
        page.getByRole('heading', { level: 2, name: `7. ${t('manuals:page.verificacionInstalacion')}` }),
      ).toBeVisible()
      await expect(page.getByRole('heading', { level: 3 }).nth(15)).toBeVisible()
      const link = page.locator('section').getByRole('link', { name: texts.linkInside }).first()
      await expect(link).toHaveAttribute('href', '#requisitosSistema')
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
      await expectAccessible(page, 'a manual to print')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner').first()).toBeHidden()
      await page.emulateMedia({ media: null })
    })
  })
}
