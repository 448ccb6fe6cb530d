import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expectAccessibleInBothThemes } from '../support/axe'
import { runVerb, save, serveModule } from '../support/module-command'
import { makeDeployToken } from '../support/publish-release'
import { signInAs, storeSession } from '../support/session.mjs'
import { test as base, expect } from '../support/test'

/** Puts the packages into a folder as `npm install` does: from their tarballs, and of other libraries what they declare. */
const INSTALL = resolve(import.meta.dirname, '../../scripts/outside.mjs')
const node = (cwd: string, ...args: string[]) => promisify(execFile)(process.execPath, args, { cwd })

const test = base.extend<{ place: string }>({
  env: async ({ browserName: _ }, use) => use({ PRODUCTION: 'false' }),
  /** An empty folder outside the repository. */
  place: async ({ browserName: _ }, use) => {
    const place = await mkdtemp(join(tmpdir(), 'fichero-own-'))
    await use(place)
    await rm(place, { recursive: true })
  },
})

test('who has packages, an address and a token makes a module, and all that follows until it is retired', async ({
  page,
  server,
  place,
}) => {
  test.slow()
  const session = await signInAs(server)
  await storeSession(page, session)
  const folder = join(place, 'horarios')
  const command = join(folder, 'node_modules/.bin/fichero-remote')
  const env = { FICHERO_URL: server.url, FICHERO_DEPLOY_TOKEN: await makeDeployToken(server, session, 'horarios') }
  const run = (...args: string[]) => runVerb(folder, args, { command, env })
  const change = async (file: string, from: string, to: string) => {
    const text = await readFile(join(folder, file), 'utf8')
    expect(text).toContain(from)
    await save(join(folder, file), text.replace(from, to))
  }
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const menu = page.getByRole('navigation', { name: 'Secciones' })

  await test.step('a folder is all that it needs: its types, its linter and its tests pass', async () => {
    const starter = join(place, 'starter')
    await node(place, INSTALL, starter)
    const bin = join(starter, 'node_modules/.bin/create-fichero-remote')
    expect((await node(place, bin, 'horarios', 'Horarios', 'Timetables')).stdout).toContain(
      'The module horarios is made.',
    )
    await expect(node(place, bin, 'horarios')).rejects.toThrow('The folder horarios exists.')
    await node(place, INSTALL, folder)
    expect(await run('test')).toEqual({
      code: 0,
      said: expect.stringContaining('As they should be: types, linter, unit tests.'),
    })
  })

  await test.step('it is served into a running system, and an edit is on the screen', async () => {
    const { address, stop } = await serveModule(folder, server, { command })
    await page.goto(address)
    await expect(heading).toHaveText('Horarios')
    await expectAccessibleInBothThemes(page, 'a new module')
    await change('src/pages/home-page.tsx', "{t('emptyHint')}", 'Los horarios de esta semana')
    await expect(page.getByText('Los horarios de esta semana')).toBeVisible()
    await change('src/pages/home-page.tsx', 'Los horarios de esta semana', "{t('emptyHint')}")
    await stop()
    await page.context().clearCookies({ name: 'remote-override' })
  })

  await test.step('it is checked without being sent, and then released', async () => {
    expect(await run('check', '--no-browser')).toEqual({ code: 0, said: expect.stringContaining('it fits') })
    await page.goto('/horarios')
    await expect(menu.getByText('Horarios')).toHaveCount(0)
    const { code, said } = await run('release', '--no-build', '--activate')
    expect(said).toMatch(/in the shell of (?:.*\n)+Published\. Files sent: \d+\.\nThe version is active/)
    expect(code).toBe(0)
    await page.goto('/dashboard')
    await menu.getByText('Horarios').click()
    await expect(heading).toHaveText('Horarios')
  })

  await test.step('its team sees what people get, goes back, and chooses a release', async () => {
    await change('package.json', '"version": "1.0.0"', '"version": "1.0.1"')
    await change('locales/es.json', '"title": "Horarios"', '"title": "Horarios, nuevos"')
    expect((await run('release', '--no-browser', '--activate')).code).toBe(0)
    await page.goto('/horarios')
    await expect(heading).toHaveText('Horarios, nuevos')
    expect((await run('status')).said).toMatch(
      /^horarios:\nactive {5}1\.0\.1 \(\w{16}\) for everybody, since 20.* UTC\nprevious {3}1\.0\.0 \(/,
    )
    expect((await run('rollback')).said).toMatch(/^The module went back to the previous version/)
    await page.goto('/horarios')
    await expect(heading).toHaveText('Horarios')
    expect((await run('activate', '9.9.9')).said).toMatch(/^No release is meant by “9\.9\.9”/)
    expect((await run('activate', '1.0.1', '--for', '10')).said).toMatch(/^The version is active for the chosen people/)
    expect((await run('status')).said).toMatch(/active {5}1\.0\.0 .*\ncandidate {2}1\.0\.1 \(\w+\) for 10 percent/)
  })

  await test.step('it is retired: its address says so, and nobody else has noticed it', async () => {
    expect((await run('retire')).said).toMatch(/^The module was retired/)
    await page.goto('/horarios')
    await expect(heading).toHaveText('Este módulo ya no está')
    await expect(page.getByRole('main')).toContainText('«Horarios» se retiró de Fichero el')
    await expect(menu.getByText('Horarios')).toHaveCount(0)
    expect(await run('status')).toEqual({
      code: 1,
      said: expect.stringMatching(/^The module was retired and its tokens rest/),
    })
    expect((await run('upgrade')).code).toBe(2)
  })
})
