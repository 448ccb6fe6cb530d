import { PATHS } from '@fichero/contract/paths'
import { expectAccessibleInBothThemes } from '../support/axe'
import { fillModules, laterShell, TRIAL } from '../support/busy-modules'
import { signInAs } from '../support/session.mjs'
import { expect, test } from '../support/test'

test.use({ env: { SERVICE_NETWORKS: '127.0.0.1' } })

const fileOf = (shell: object) => ({
  name: 'shell.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(shell)),
})

test('an administrator announces the next release of the system, sees which modules it would not take, and withdraws it', async ({
  page,
  server,
  signedIn: _,
}) => {
  await fillModules(server, await signInAs(server))
  const main = page.getByRole('main')
  const next = main.getByRole('region', { name: 'Próxima versión del sistema' })
  const form = page.getByRole('dialog')
  const row = main.getByRole('region', { name: 'Programas' }).getByRole('row').filter({ hasText: TRIAL })
  const question = page.getByRole('alertdialog')
  const withdraw = async (version: string) => {
    await next.getByRole('button', { name: `Retirar anuncio de la ${version}` }).click()
    await question.getByRole('button', { name: 'Retirar anuncio' }).click()
    await expect(next.getByRole('button', { name: 'Anunciar próxima versión' })).toBeVisible()
  }
  const announce = async (shell: object, day: string) => {
    await form.locator('input[type=file]').setInputFiles(fileOf(shell))
    await form.getByLabel('Fecha prevista').fill(day)
    await form.getByRole('button', { name: 'Anunciar versión' }).click()
  }

  await test.step('without an announcement, no module says anything about a next release', async () => {
    await page.goto(PATHS.modules)
    await withdraw('99.0.0')
    await expect(row).toContainText('Compatible')
    await expect(row).not.toContainText('99.0.0')
  })

  await test.step('a file that is no later release of the system is refused, and the form stays', async () => {
    await next.getByRole('button', { name: 'Anunciar próxima versión' }).click()
    await announce({ version: '99.1.0' }, '20/12/2099')
    await expect(form.getByText('Elija el archivo shell.json de una versión de Fichero.').first()).toBeVisible()
    await expectAccessibleInBothThemes(page, 'an announcement with another file')
    await announce(laterShell('0.9.0'), '20/12/2099')
    await expect(form.getByRole('alert')).toContainText('0.9.0')
  })

  await test.step('the announcement names the modules that the release would not take, and what they lack', async () => {
    await announce(laterShell('99.1.0'), '20/12/2099')
    await expect(form).toBeHidden()
    await expect(next).toContainText('La 99.1.0 está anunciada para el 20/12/2099')
    await expect(row).toContainText('No servirá en la 99.1.0, prevista para el 20/12/2099:')
    await expect(row).toContainText('DisabledList (@fichero/kit/disabled)')
    await expect(main.getByText('No servirá en la 99.1.0')).toHaveCount(1)
  })

  await test.step('another announcement replaces it: a release that takes the module', async () => {
    await next.getByRole('button', { name: 'Anunciar otra' }).click()
    await announce(laterShell('99.2.0', []), '15/01/2100')
    await expect(form).toBeHidden()
    await expect(row).toContainText('También sirve en la 99.2.0.')
    await expect(row).not.toContainText('No servirá')
  })

  await test.step('a withdrawn announcement is gone from the page and for the teams', async () => {
    expect((await page.request.get('/packages/next')).status()).toBe(200)
    await withdraw('99.2.0')
    await expect(row).not.toContainText('99.2.0')
    expect((await page.request.get('/packages/next')).status()).toBe(404)
  })
})
