import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { expect, test } from '../support/test'

const DOWNLOADS = '/manuales/descargarArchivos'
const TITLE = 'Guía de matrícula'

const file = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) })
const pdf = (name: string) => file(name, `%PDF-1.7\n% ${name}\n%%EOF\n`)

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const dialog = (page: Page) => page.getByRole('dialog')
const factOf = (facts: Locator, name: string) =>
  facts
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('+ dd')
/** Clicks a link, and returns the name of the downloaded file. */
const savedBy = async (page: Page, link: Locator) => {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return download.suggestedFilename()
}

test('an administrator publishes a document that anybody can download', async ({
  page,
  server,
  browser,
  signedIn: _,
}) => {
  await page.goto(DOWNLOADS)
  const reader = await (await browser.newContext({ baseURL: server.url })).newPage()

  await test.step('publishes a file, after errors about what is missing or not accepted', async () => {
    await page.getByRole('button', { name: 'Publicar documento' }).click()
    const form = dialog(page)
    const submit = form.getByRole('button', { name: 'Publicar documento' })
    await submit.click()
    await expect(form.getByText('Todos los campos son obligatorios.')).toBeVisible()
    await expect(form.getByText('Elija el archivo que se va a publicar.').first()).toBeVisible()
    await expectAccessible(page, 'an empty document')
    await form.getByLabel('Título en español').fill(TITLE)
    await form.getByLabel('Título en inglés').fill('Enrolment guide')
    await form.getByLabel('Categoría').selectOption('guias')
    const upload = form.locator('input[type=file]')
    await upload.setInputFiles(file('disfraz.pdf', '<!doctype html><script>alert(1)</script>'))
    await submit.click()
    await expect(form.getByText(/«disfraz.pdf» no se puede publicar/)).toBeVisible()
    await upload.setInputFiles(pdf('guía.pdf'))
    await submit.dblclick()
    await expect(form).toBeHidden()
    await expect(rowOf(page, TITLE)).toContainText('PDF')
    await expect(rowOf(page, TITLE)).toContainText('sin descargas')
    await expectAccessibleInBothThemes(page, 'the downloads of an administrator')
  })

  await test.step('anybody can download the document in their language, and sees no buttons of administrators', async () => {
    await reader.goto(DOWNLOADS)
    expect(await savedBy(reader, reader.getByRole('link', { name: TITLE }))).toBe('guía.pdf')
    expect(await savedBy(reader, reader.getByRole('link', { name: 'Reporte de juicios de la ficha 2888001' }))).toBe(
      'Reporte de Juicios Evaluativos 2888001.xls',
    )
    expect(await savedBy(reader, reader.getByRole('button', { name: 'Plantilla de aprendices' }))).toMatch(/\.xlsx$/)
    for (const name of [/Publicar/, /Reemplazar/, /Retirar/])
      await expect(reader.getByRole('button', { name })).toHaveCount(0)
    await expectAccessibleInBothThemes(reader, 'the downloads of a reader')
    await reader.evaluate(() => localStorage.setItem('lang', 'en'))
    await reader.reload()
    await expect(reader.getByRole('link', { name: 'Enrolment guide' })).toBeVisible()
    await page.reload()
    await expect(rowOf(page, TITLE)).toContainText('1 descarga')
  })

  await test.step('the system’s information has the versions of the shell and of every remote', async () => {
    await reader.evaluate(() => localStorage.setItem('lang', 'es'))
    await reader.goto('/manuales')
    const parts = reader.getByLabel('Partes que usa esta página')
    for (const part of ['Marco y navegación', 'Fichas', 'Instructores', 'Programas', 'Manuales'])
      await expect(parts).toContainText(part)
    const { version } = await (await reader.request.get('/shell.json')).json()
    await expect(parts.getByText(/^\d+\.\d+\.\d+ · [0-9a-f]{16}$/)).toHaveCount(5)
    await expect(factOf(parts, 'Marco y navegación')).toContainText(`${version} · `)
    await expect(factOf(reader.getByLabel('Esta instalación'), 'Versión')).toHaveText(version)
  })

  await test.step('a rating with a comment', async () => {
    await reader.goto('/manuales/panel')
    const feedback = reader.getByRole('region', { name: '¿Le fue útil esta página?' })
    await feedback.getByRole('button', { name: 'No', exact: true }).click()
    await expect(feedback.getByLabel('¿Qué le faltó? (opcional)')).toBeVisible()
    await expectAccessibleInBothThemes(reader, 'a rating with a comment')
  })

  await reader.context().close()
})
