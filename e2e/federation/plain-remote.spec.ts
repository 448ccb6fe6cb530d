import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { apprenticePath, fichaFactsPath, instructorPath, programPath } from '@fichero/contract/paths'
import { createPerson } from '../support/people'
import { buildPlainRemote, PLAIN } from '../support/plain-remote'
import { makeDeployToken, publishRelease } from '../support/publish-release'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

test('a remote built with only the federation library shares React, and fails like the others', async ({
  browser,
  page,
  server,
  seeded: admin,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'fichero-plain-'))
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const alert = page.getByRole('main').getByRole('alert')
  const retry = page.getByRole('button', { name: /^Reintentar/ })

  await test.step('the remote is published like any other', async () => {
    await buildPlainRemote(folder)
    const token = await makeDeployToken(server, admin, PLAIN.name)
    const hash = await publishRelease(server, token, folder, '1.0.0')
    await callApi(server, `/admin/remotes/${PLAIN.name}/activar`, {
      method: 'POST',
      session: admin,
      body: { hash, para: 'todos' },
    })
  })

  await test.step('the page of the remote opens from the menu and by URL, and does not load a second React', async () => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname.split('/').pop() ?? ''))
    await page.goto('/dashboard')
    await page.getByRole('link', { name: PLAIN.title, exact: true }).click()
    await expect(heading).toHaveText(PLAIN.title)
    await page.goto(PLAIN.path)
    await page.getByRole('button', { name: 'Afternoon' }).click()
    await expect(page.getByText('Two o’clock: databases')).toBeVisible()
    const scopes = await page.evaluate(() => {
      // The same property that the library's developer tools read.
      const [shell, ...others] = window.__FEDERATION__.__INSTANCES__
      const shared = shell?.shareScopeMap.default
      return {
        isShared: others.every(({ shareScopeMap }) => shareScopeMap.default === shared),
        users: Object.values(shared?.react ?? {}).map(({ useIn }) => useIn),
      }
    })
    expect(scopes).toMatchObject({ isShared: true, users: [expect.arrayContaining(['shell', PLAIN.name])] })
    const copies = await scriptsWith(folder, 'react.forward_ref')
    expect(copies).toHaveLength(1)
    expect(requested.filter((file) => copies.includes(file))).toEqual([])
  })

  const code = '**/__federation_expose_timetable_page.js*'
  for (const [fulfil, says] of [
    [{ status: 404 }, /ya no está en el servidor/],
    [{ body: 'window.tampered = true' }, /no coincide con lo publicado/],
  ] as const)
    await test.step(`a failure says why: ${says.source}; Retry opens the page`, async () => {
      await page.route(code, (route) => route.fulfill(fulfil))
      await page.goto(PLAIN.path)
      await expect(alert).toHaveText(says)
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
      await page.unroute(code)
      await retry.click()
      await expect(heading).toHaveText(PLAIN.title)
    })

  const facts = page.getByRole('main').locator('dl').first()
  const design = page.getByRole('table', { name: 'Competencias y resultados de aprendizaje' })
  const { id_programa_formacion: programId, aprendices } = await callApi<FichaAnswer>(
    server,
    `/fichas/${SEEDED_FICHA}`,
    { session: admin },
  )
  const lessons = page.getByText(lessonsOf({ nroFicha: SEEDED_FICHA, programId }))

  await test.step('the remote has a section in pages of other remotes, and a link in the menu of a ficha', async () => {
    const { id, nro_documento } = admin.user
    const document = aprendices[0]?.nro_documento ?? ''
    // Tall enough for each whole page.
    await page.setViewportSize({ width: 1366, height: 6000 })
    for (const [path, values] of [
      [instructorPath(id), { id, document: nro_documento }],
      [apprenticePath(document, SEEDED_FICHA), { document, nroFicha: SEEDED_FICHA }],
      [programPath(programId), { id: programId }],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(lessonsOf(values))).toBeVisible()
    }
    await page.goto(fichaFactsPath(SEEDED_FICHA))
    await expect(lessons).toBeVisible()
    await expect(design).toBeVisible()
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('main').getByRole('menuitem', { name: PLAIN.title }).click()
    await expect(page).toHaveURL(new RegExp(`${PLAIN.path}\\?ficha=${SEEDED_FICHA}$`))
    await expect(heading).toHaveText(PLAIN.title)
  })

  await test.step('a section is loaded when it comes into view; if it fails, the page stays, and Retry loads it', async () => {
    await page.setViewportSize({ width: 390, height: 300 })
    const section = '**/__federation_expose_timetable_section.js*'
    const requested: string[] = []
    await page.route(section, (route) => {
      requested.push(route.request().url())
      return route.fulfill({ status: 404 })
    })
    await page.goto(fichaFactsPath(SEEDED_FICHA))
    await page.evaluate(() => Object.assign(window, { marked: true }))
    const title = page.getByRole('heading', { level: 2, name: PLAIN.title })
    await expect(title).toBeAttached()
    await expect(facts).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(alert).toHaveText(/ya no está en el servidor/)
    await expect(design).toBeVisible()
    await page.unroute(section)
    await page.getByRole('button', { name: `Reintentar: ${PLAIN.title}` }).click()
    await expect(lessons).toBeVisible()
    expect(await page.evaluate(() => 'marked' in window)).toBe(true)
  })

  await test.step('users without permission do not see the section', async () => {
    const person = await createPerson(server, admin, '1098765432')
    const context = await browser.newContext({ baseURL: server.url })
    await storeSession(context, await signInAs(server, person))
    const other = await context.newPage()
    await other.goto(instructorPath(person.id))
    await expect(other.getByText('No dirige ninguna ficha')).toBeVisible()
    await expect(other.getByRole('main').getByText(PLAIN.title)).toHaveCount(0)
    await other.goto(fichaFactsPath(SEEDED_FICHA))
    await expect(other.getByText(lessonsOf({ nroFicha: SEEDED_FICHA, programId }))).toBeVisible()
    await context.close()
  })

  await test.step('a missing entry is reported to the server', async () => {
    const reported = page.waitForRequest('**/api/remotes/fallos')
    await page.route('**/remoteEntry.js*', (route) => route.fulfill({ status: 404 }))
    await page.goto(PLAIN.path)
    await expect(alert).toHaveText(/ya no está en el servidor/)
    expect((await reported).postDataJSON()).toMatchObject({ remoto: PLAIN.name, motivo: 'withdrawn' })
  })
  await rm(folder, { recursive: true })
})

/** The section's text with the values of its extension slot. */
const lessonsOf = (values: object) => `Lessons: ${JSON.stringify(values)}`

/** Returns the scripts in a folder that contain a text. */
async function scriptsWith(folder: string, sign: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return files.filter((_, index) => texts[index]?.includes(sign))
}
