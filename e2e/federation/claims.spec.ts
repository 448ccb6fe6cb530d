import { PATHS } from '@fichero/contract/paths'
import type { ManagedRemotesAnswer } from '@fichero/contract/releases.schema'
import { expectAccessibleInBothThemes } from '../support/axe'
import { Builds } from '../support/builds'
import { makeDeployToken, publishRelease } from '../support/publish-release'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

const VERSION = '101.0.0'
const NEW_PATH = '/horarios'

test('the modules page shows which addresses a release claims and who has them, and withdraws the only release of a module', async ({
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

  /** Publishes a release of a remote with an additional address. */
  const claim = async (remoto: string) => {
    const token = await makeDeployToken(server, admin, remoto)
    const { routes } = await builds.descriptor(remoto)
    await builds.changeDescriptor(remoto, { routes: [...routes, { ...routes[0], path: NEW_PATH }] })
    return publishRelease(server, token, builds.dist(`mfe-${remoto}`), VERSION)
  }

  await test.step('two modules publish the same new address, which no active release has yet', async () => {
    await claim('manuals')
    await claim('programs')
  })

  await test.step('the confirmation before the first release is activated lists the new address', async () => {
    await page.goto(PATHS.modules)
    await rowOf('Programas')
      .getByRole('button', { name: /^Activar/ })
      .click()
    const news = form.getByText('Agrega pantallas:', { exact: false }).first()
    await expect(news).toContainText(`, para quien ingresa${NEW_PATH}`)
    await expect(news).not.toContainText(PATHS.disabledPrograms)
    await expectAccessibleInBothThemes(page, 'the new claims of a release')
    await form.getByRole('button', { name: 'Activar versión' }).click()
    await expect(form).toBeHidden()
  })

  await test.step('the release of the other module can no longer be activated, and the list says why', async () => {
    await page.reload()
    await expect(rowOf('Manuales')).toContainText(
      `Cambie la dirección «${NEW_PATH}», o pida al equipo de «programs» que deje la suya`,
    )
    await expect(rowOf('Manuales').getByRole('button', { name: /^Activar/ })).toHaveCount(0)
  })

  await test.step('the only release of a module is withdrawn, after a confirmation that says what happens', async () => {
    await sectionOf('Instructores')
      .getByRole('button', { name: /^Retirar la versión/ })
      .click()
    await expect(question).toContainText('Instructores sale del menú y del panel')
    await expectAccessibleInBothThemes(page, 'the question before the only release of a module is withdrawn')
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
