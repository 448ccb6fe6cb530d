import { PATHS } from '@fichero/contract/paths'
import type { ManagedRemotesAnswer } from '@fichero/contract/releases.schema'
import { expectAccessibleInBothThemes } from '../support/axe'
import { Builds } from '../support/builds'
import { makeDeployToken, publishRelease } from '../support/publish-release'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

const VERSION = '101.0.0'
const NEW_PATH = '/horarios'

test('an administrator sees what a release claims and which one has it, and takes back the only one of a module', async ({
  page,
  server,
}) => {
  const admin = await signInAs(server)
  await storeSession(page, admin)
  const builds = await Builds.copy()
  const sectionOf = (module: string) => page.getByRole('region', { name: module })
  const rowOf = (module: string) => sectionOf(module).getByRole('row').filter({ hasText: VERSION })
  const form = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')

  /** Publishes a release of a remote with one more address. */
  const claim = async (remoto: string) => {
    const token = await makeDeployToken(server, admin, remoto)
    const { routes } = await builds.descriptor(remoto)
    await builds.describe(remoto, { routes: [...routes, { ...routes[0], path: NEW_PATH }] })
    return publishRelease(server, token, builds.dist(`mfe-${remoto}`), VERSION)
  }

  await test.step('two modules publish the same new address, which nobody has yet', async () => {
    await claim('manuals')
    await claim('programs')
  })

  await test.step('the question before the first is activated tells what is new', async () => {
    await page.goto(PATHS.modules)
    await rowOf('Programas')
      .getByRole('button', { name: /^Activar/ })
      .click()
    const news = form.getByText('Agrega pantallas:', { exact: false }).first()
    await expect(news).toContainText(`, para quien ingresa${NEW_PATH}`)
    await expect(news).not.toContainText(PATHS.disabledPrograms)
    await expectAccessibleInBothThemes(page, 'what a release claims of new')
    await form.getByRole('button', { name: 'Activar versión' }).click()
    await expect(form).toBeHidden()
  })

  await test.step('the other one is no longer offered, and the list says why', async () => {
    await page.reload()
    await expect(rowOf('Manuales')).toContainText(
      `Cambie la dirección «${NEW_PATH}», o pida al equipo de «programs» que deje la suya`,
    )
    await expect(rowOf('Manuales').getByRole('button', { name: /^Activar/ })).toHaveCount(0)
  })

  await test.step('the only release of a module is taken back, after a question that says what happens', async () => {
    await sectionOf('Instructores')
      .getByRole('button', { name: /^Retirar la versión/ })
      .click()
    await expect(question).toContainText('Instructores sale del menú y del panel')
    await expectAccessibleInBothThemes(page, 'the question before a module leaves')
    await question.getByRole('button', { name: 'Retirar versión' }).click()
    await expect(sectionOf('Instructores')).toContainText('Nadie recibe una versión de este módulo.')
    const { remotos } = await callApi<ManagedRemotesAnswer>(server, '/admin/remotes', { session: admin })
    expect(remotos.find(({ nombre }) => nombre === 'instructors')?.activa).toBeNull()
    await page.reload()
    const menu = page.getByRole('navigation').first()
    await expect(menu.getByRole('link', { name: 'Fichas', exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Instructores' })).toHaveCount(0)
  })
  await builds.discard()
})
