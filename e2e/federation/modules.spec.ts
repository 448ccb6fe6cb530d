import { PATHS } from '@fichero/contract/paths'
import type { ManagedRemotesAnswer } from '@fichero/contract/releases.schema'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import type { Page, Route } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { Builds } from '../support/builds'
import { createPerson } from '../support/people'
import { publishRelease } from '../support/publish-release'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

const REMOTE = 'programs'
const MODULE = 'Programas'
/** Versions of the releases that are published here, higher than any real version. */
const NEWER = '101.0.0'
/** The version of the release whose screen fails. */
const BROKEN = '102.0.0'
/** The heading of the list in each release. */
const TITLE = { former: 'Programas', newer: 'Programas, nuevos' }

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

test('a remote is released, activated, broken and rolled back while another person works', async ({
  page,
  browser,
  server,
}) => {
  const admin = await signInAs(server)
  const person = await createPerson(server, admin, '1098700003')
  await storeSession(page, admin)
  const builds = await Builds.copy()
  const { version: built } = await builds.descriptor(REMOTE)
  const folder = builds.dist(`mfe-${REMOTE}`)
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', locale: 'es-CO' })
  await storeSession(context, await signInAs(server, person))
  const other = await context.newPage()
  const problems: string[] = []
  other.on('pageerror', ({ message }) => problems.push(message))
  other.on('console', (message) => message.type() === 'error' && problems.push(message.text()))

  const section = page.getByRole('region', { name: MODULE })
  const rowOf = (version: string) => section.getByRole('row').filter({ hasText: version })
  const question = page.getByRole('alertdialog')
  const form = page.getByRole('dialog')
  /** Expects the title of the list at the next page load, by which the active release is recognised. */
  const expectNext = async (whose: Page, title: string) => {
    await whose.goto(PATHS.programs)
    await expect(heading(whose)).toHaveText(title)
  }
  const activate = async (version: string, choice: string, percentage?: number) => {
    await page.bringToFront()
    await page.goto(PATHS.modules)
    await rowOf(version)
      .getByRole('button', { name: /^Activar/ })
      .click()
    await form.getByLabel('Para quién').selectOption({ label: choice })
    if (percentage !== undefined) await form.getByLabel('Porcentaje').fill(String(percentage))
    await form.getByRole('button', { name: 'Activar versión' }).click()
    await expect(form).toBeHidden()
  }
  /** Lets another administrator act after the next click, before its request reaches the server. */
  const actBefore = (verb: string, act: () => Promise<unknown>) =>
    page.route(
      `**/api/admin/remotes/${REMOTE}/${verb}`,
      async (route) => {
        await act()
        await route.continue()
      },
      { times: 1 },
    )
  let token = ''

  await test.step('another person works in the module', async () => {
    await other.goto(PATHS.programs)
    await expect(heading(other)).toHaveText(TITLE.former)
    await other.evaluate(() => Object.assign(window, { marked: true }))
  })

  await test.step('an administrator makes a deploy token, which is shown once', async () => {
    await page.goto(PATHS.modules)
    await expect(section).toContainText(`Todos reciben la ${built}`)
    await page.getByRole('button', { name: 'Crear clave' }).click()
    await form.getByRole('button', { name: 'Crear clave' }).click()
    await expect(form.getByRole('alert')).toContainText('Nombre')
    await expect(form.getByText('Este campo es obligatorio.')).toBeVisible()
    await form.getByLabel('Nombre').fill('Equipo de programas')
    await form.getByLabel('Módulo').fill(REMOTE)
    await form.getByRole('button', { name: 'Crear clave' }).click()
    await expect(form).toBeHidden()
    token = await page.getByLabel('Clave para publicar versiones', { exact: true }).inputValue()
    await page.getByRole('button', { name: 'Ya la guardé' }).click()
    await page.reload()
    await expect(page.getByRole('rowheader', { name: `Equipo de programas mfe-${REMOTE}` })).toBeVisible()
    await expect(page.getByText(token)).toHaveCount(0)
  })

  await test.step('a published release is not active', async () => {
    await builds.publish(
      REMOTE,
      ({ locales }) => locales.es,
      (text) => text.replace(`"title":"${TITLE.former}"`, `"title":"${TITLE.newer}"`),
    )
    const newer = await publishRelease(server, token, folder, NEWER)
    expect(await publishRelease(server, token, folder, NEWER), 'the same content is one release').toBe(newer)
    await page.reload()
    await expect(rowOf(NEWER)).toHaveCount(1)
    await expect(rowOf(NEWER)).toContainText('Equipo de programas')
    await expect(rowOf(NEWER)).toContainText('Las mismas pantallas y permisos')
    await expectNext(page, TITLE.former)
  })

  await test.step('before it is activated, the confirmation lists what it claims', async () => {
    await page.goto(PATHS.modules)
    await rowOf(NEWER)
      .getByRole('button', { name: /^Activar/ })
      .click()
    await expect(form).toContainText('Nada: usa lo mismo que la activa')
    await form.getByText('Todo lo que usa esta versión').click()
    await expect(form).toContainText(`con el permiso programs:view-disabled${PATHS.disabledPrograms}`)
    await expectAccessibleInBothThemes(page, 'what a release claims')
    await form.getByRole('button', { name: 'Cancelar' }).click()
    await expect(form).toBeHidden()
  })

  await test.step('activated for administrators: only their next page load gets it', async () => {
    await activate(NEWER, 'Solo quienes administran')
    await expect(section).toContainText('En prueba, para administradores')
    await expectNext(page, TITLE.newer)
    const extra = await context.newPage()
    await expectNext(extra, TITLE.former)
    await extra.close()
  })

  await test.step('activated for a percentage: the same people get it at every visit', async () => {
    const [{ value: group = '' } = {}] = (await context.cookies()).filter(({ name }) => name === 'grupo')
    const versions = async () => {
      const answer = await fetch(`${server.url}/api/remotes`, { headers: { cookie: `grupo=${group}` } })
      const { remotes } = (await answer.json()) as RemotesAnswer
      return remotes.find(({ name }) => name === REMOTE)?.version
    }
    await activate(NEWER, 'Un porcentaje de las personas', Number(group))
    expect([await versions(), await versions()]).toEqual([built, built])
    await activate(NEWER, 'Un porcentaje de las personas', Number(group) + 1)
    expect([await versions(), await versions()]).toEqual([NEWER, NEWER])
    await expectAccessibleInBothThemes(page, 'the modules, with a release for some people')
  })

  await test.step('two administrators at once: the slower one must confirm again', async () => {
    await page.goto(PATHS.modules)
    await rowOf(NEWER)
      .getByRole('button', { name: /^Activar/ })
      .click()
    const { remotos } = await callApi<ManagedRemotesAnswer>(server, '/admin/remotes', { session: admin })
    const { activa } = remotos.find(({ nombre }) => nombre === REMOTE)!
    await actBefore('activar', () =>
      callApi(server, `/admin/remotes/${REMOTE}/activar`, {
        method: 'POST',
        body: { hash: activa, para: 'todos' },
        session: admin,
      }),
    )
    await form.getByRole('button', { name: 'Activar versión' }).click()
    await expect(form.getByRole('alert')).toContainText('Otra persona cambió este módulo')
    await expectAccessibleInBothThemes(page, 'an activation after a concurrent change')
    await form.getByRole('button', { name: 'Activar versión' }).click()
    await expect(form).toBeHidden()
    await expect(section).toContainText(`Todos reciben la ${NEWER}`)
    await expect(section).toContainText(`La anterior fue la ${built}`)
  })

  await test.step('a broken release is activated: the next page load shows the previous one, and reports the failure', async () => {
    await builds.publish(
      REMOTE,
      ({ pages }) => pages['list-page']?.find((file) => file.startsWith('list-page.') && file.endsWith('.js')) ?? '',
      () => 'throw new Error("it broke on purpose")',
    )
    await publishRelease(server, token, folder, BROKEN)
    await activate(BROKEN, 'Todas las personas')
    const reported = page.waitForResponse('**/api/remotes/fallos')
    await expectNext(page, TITLE.newer)
    expect((await reported).ok()).toBe(true)
    await page.goto(PATHS.modules)
    await expect(rowOf(BROKEN)).toContainText('Al iniciar su código: 1')
  })

  await test.step('one click and a confirmation restore the former release, for the next page load', async () => {
    await section.getByRole('button', { name: `Volver a la versión anterior de ${MODULE}` }).click()
    await expect(question).toContainText(`Todos volverán a recibir la ${NEWER}`)
    await expectAccessibleInBothThemes(page, 'the question before a rollback')
    const confirm = question.getByRole('button', { name: 'Volver a la anterior' })

    // Another administrator is faster, so the decision is made again for the new state.
    await actBefore('devolver', () =>
      callApi(server, `/admin/remotes/${REMOTE}/fijar`, { method: 'POST', session: admin }),
    )
    await confirm.click()
    await expect(question.getByRole('alert')).toContainText('Alguien guardó estos datos después')
    await expect(question.getByRole('alert')).toContainText('confirme de nuevo')
    await expectAccessibleInBothThemes(page, 'a rollback after a concurrent change')
    await confirm.click()
    await expect(question).toBeHidden()
    await expect(section).toContainText(`Todos reciben la ${NEWER}`)
  })

  await test.step('a release that disappears during the confirmation: the dialog stays, and says so', async () => {
    const withoutIt = async (route: Route) => {
      const response = await route.fetch()
      const { remotos } = (await response.json()) as ManagedRemotesAnswer
      const left = remotos.map((remote) => ({
        ...remote,
        anterior: null,
        lanzamientos: remote.lanzamientos.filter(({ version }) => version !== BROKEN),
      }))
      await route.fulfill({ response, json: { remotos: left } })
    }
    for (const { verb, path, asked, confirm, body } of [
      { verb: /^Activar/, path: 'activar', asked: form, confirm: 'Activar versión', body: { para: 'todos' } },
      { verb: /^Retirar/, path: 'retirar', asked: question, confirm: 'Retirar versión', body: {} },
    ]) {
      await page.reload()
      await rowOf(BROKEN).getByRole('button', { name: verb }).click()
      const call = `**/api/admin/remotes/${REMOTE}/${path}`
      await page.route(call, (route) => route.continue({ postData: { hash: '0'.repeat(16), ...body } }))
      await page.route('**/api/admin/remotes', withoutIt)
      const listed = page.waitForResponse('**/api/admin/remotes')
      await asked.getByRole('button', { name: confirm }).click()
      await listed
      await expect(asked.getByRole('alert')).toContainText('Esa versión ya no está guardada')
      await asked.getByRole('button', { name: 'Cancelar' }).click()
      await expect(rowOf(BROKEN)).toHaveCount(0)
      await expect(section.getByRole('heading', { name: MODULE })).toBeFocused()
      await page.unroute(call)
      await page.unroute('**/api/admin/remotes')
    }
  })

  await test.step('a release is withdrawn', async () => {
    await page.goto(PATHS.modules)
    await rowOf(BROKEN)
      .getByRole('button', { name: /^Retirar/ })
      .click()
    await question.getByRole('button', { name: 'Retirar versión' }).click()
    await expect(rowOf(BROKEN)).toContainText('Ya no se puede activar')
    await expectNext(page, TITLE.newer)
  })

  await test.step('the other person is not affected', async () => {
    await other.bringToFront()
    await link(other, 'Fichas').click()
    await expect(heading(other)).toHaveText('Fichas')
    await link(other, MODULE).click()
    await expect(heading(other)).toHaveText(TITLE.former)
    expect(await other.evaluate(() => 'marked' in window)).toBe(true)
    expect(problems).toEqual([])
    await expectNext(other, TITLE.newer)
  })

  await test.step('the module is retired: open pages keep it, its URL says so, and it can be restored', async () => {
    await page.bringToFront()
    await page.goto(PATHS.modules)
    await section.getByRole('button', { name: `Retirar módulo ${MODULE}` }).click()
    await expectAccessibleInBothThemes(page, 'the question before a module is retired')
    await question.getByRole('button', { name: 'Retirar módulo' }).click()
    await expect(section).toContainText(/Este módulo se retiró el .*\d{4}/)
    await expect(section.getByRole('heading', { name: MODULE })).toBeFocused()
    await expectAccessibleInBothThemes(page, 'a retired module')
    await expectNext(page, 'Este módulo ya no está')
    await expect(page.getByRole('main')).toContainText('«Programas» se retiró de Fichero el')
    await expectAccessibleInBothThemes(page, 'an address of a retired module')
    await other.bringToFront()
    await link(other, 'Fichas').click()
    await link(other, MODULE).click()
    await expect(heading(other)).toHaveText(TITLE.newer)
    await page.bringToFront()
    await page.goto(PATHS.modules)
    await section.getByRole('button', { name: `Traer de vuelta ${MODULE}` }).click()
    await question.getByRole('button', { name: 'Traer de vuelta' }).click()
    await expect(section).toContainText(`Todos reciben la ${NEWER}`)
    await expectNext(page, TITLE.newer)
  })

  await test.step('a revoked token publishes nothing, and the activity page has everything', async () => {
    await page.goto(PATHS.modules)
    await page.getByRole('button', { name: 'Revocar la clave Equipo de programas' }).click()
    await question.getByRole('button', { name: 'Revocar clave' }).click()
    await expect(page.getByText('Revocada', { exact: true })).toBeVisible()
    await expect(publishRelease(server, token, folder, '103.0.0')).rejects.toThrow('deploy_token_invalid')
    await page.goto(PATHS.activity)
    await expect(page.getByRole('main')).toContainText('volvió a la versión anterior de mfe-programs')
    await expect(link(page, 'mfe-programs')).toHaveAttribute('href', PATHS.modules)
  })

  await context.close()
  await builds.discard()
})
