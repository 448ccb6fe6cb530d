import type { DocumentsAnswer } from '@fichero/contract/manuals.schema'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

const DOWNLOADS = '/manuales/descargarArchivos'
const TITLE = 'Guía de matrícula'

const file = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) })
const pdf = (name: string) => file(name, `%PDF-1.7\n% ${name}\n%%EOF\n`)

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const dialog = (page: Page) => page.getByRole('dialog')
const savedBy = async (page: Page, link: Locator) => {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return download.suggestedFilename()
}

test('an administrator publishes, replaces, withdraws and restores a document that anybody saves', async ({
  page,
  server,
  browser,
  signedIn: _,
}) => {
  await page.goto(DOWNLOADS)
  const reader = await (await browser.newContext({ baseURL: server.url })).newPage()

  await test.step('publishes a file, and is told what is missing or not accepted', async () => {
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

  await test.step('anybody saves it, in their language, and finds no tools', async () => {
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

  await test.step('replaces its file, and decides what somebody else changed meanwhile', async () => {
    await page.getByRole('button', { name: `Reemplazar el documento ${TITLE}` }).click()
    const form = dialog(page)
    await form.getByLabel('Título en inglés').fill('Guide for enrolment')
    const admin = await signInAs(server)
    const { documentos } = await callApi<DocumentsAnswer>(server, '/manuals/documentos')
    const body = { titulo_es: TITLE, titulo_en: 'Enrolment, a guide', categoria: 'formatos' }
    await callApi(server, `/manuals/documentos/${documentos[0]?.id}`, { method: 'PUT', body, session: admin })
    await form.locator('input[type=file]').setInputFiles(pdf('guía nueva.pdf'))
    await form.getByRole('button', { name: 'Guardar documento' }).click()
    await expect(form.getByText('Enrolment, a guide').first()).toBeVisible()
    await expectAccessible(page, 'a document that somebody else changed')
    await form.getByRole('button', { name: 'Guardar de todos modos' }).click()
    await expect(form).toBeHidden()
    await reader.reload()
    await expect(reader.getByRole('heading', { name: 'Forms' })).toBeVisible()
    expect(await savedBy(reader, reader.getByRole('link', { name: 'Guide for enrolment' }))).toBe('guía nueva.pdf')
  })

  await test.step('withdraws it, and publishes it again', async () => {
    await page.getByRole('button', { name: `Retirar el documento ${TITLE}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar documento' }).click()
    await expect(rowOf(page, TITLE)).toContainText('Retirado')
    await reader.reload()
    await expect(reader.getByText('No documents are published yet.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: `Restaurar el documento ${TITLE}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar documento' }).click()
    await expect(page.getByRole('link', { name: TITLE })).toBeVisible()
    await reader.reload()
    await expect(reader.getByRole('link', { name: 'Guide for enrolment' })).toBeVisible()
  })
  await reader.context().close()
})

test('a reader sees what is running and says whether a page was useful', async ({ page, server, browser }) => {
  await page.goto('/manuales')

  await test.step('the versions of the server, the shell and every remote', async () => {
    await expect(page.getByText('Compilación del servidor')).toBeVisible()
    const parts = page.getByLabel('Partes que usa esta página')
    for (const part of ['Marco y navegación', 'Fichas', 'Instructores', 'Programas', 'Manuales'])
      await expect(parts).toContainText(part)
    await expect(parts.getByText(/^1\.0\.0 · [0-9a-f]{16}$/)).toHaveCount(5)
    await expectAccessibleInBothThemes(page, 'the system’s information')
  })

  await test.step('says no with a sentence, once', async () => {
    await page.goto('/manuales/panel')
    const feedback = page.getByRole('region', { name: '¿Le fue útil esta página?' })
    await feedback.getByRole('button', { name: 'No', exact: true }).click()
    await feedback.getByLabel('¿Qué le faltó? (opcional)').fill('Falta un ejemplo, llámeme al 300 123 4567')
    await expectAccessibleInBothThemes(page, 'an opinion')
    await feedback.getByRole('button', { name: 'Enviar opinión' }).dblclick()
    await expect(feedback.getByText(/^Gracias por su opinión/)).toBeVisible()
    await page.reload()
    await expect(feedback.getByText(/^Gracias por su opinión/)).toBeVisible()
    await page.goto('/manuales/opiniones')
    await expect(page.locator('#root')).toHaveCount(0)
    await page.goto('/manuales/alcance')
    await expect(feedback.getByRole('button', { name: 'Sí', exact: true })).toBeVisible()
  })

  await test.step('an administrator sees it below the page, without the number', async () => {
    const admin = await (await browser.newContext({ baseURL: server.url })).newPage()
    await storeSession(admin, await signInAs(server))
    await admin.goto('/manuales/panel')
    await admin.getByText('Útil: sí 0, no 1').click()
    await expect(admin.getByText('Falta un ejemplo, llámeme al •••')).toBeVisible()
    await expectAccessibleInBothThemes(admin, 'the opinions of a page')

    await admin.getByRole('link', { name: 'Opiniones sobre los manuales' }).first().click()
    const row = admin.getByRole('row').filter({ has: admin.getByRole('link', { name: 'Panel', exact: true }) })
    await expect(row.getByRole('cell')).toHaveText(['1', '0', /Falta un ejemplo, llámeme al •••/])
    await expectAccessibleInBothThemes(admin, 'the opinions of all pages')
    await row.getByRole('link', { name: 'Panel' }).click()
    await expect(admin).toHaveURL(/\/manuales\/panel$/)
    await admin.context().close()
  })
})
