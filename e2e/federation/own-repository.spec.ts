import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expectAccessibleInBothThemes } from '../support/axe'
import { findBrowser } from '../support/browser.mjs'
import { runVerb, save, serveModule } from '../support/module-command'
import { startModuleService } from '../support/module-service'
import { makeDeployToken } from '../support/publish-release'
import { freePort } from '../support/server.mjs'
import { signInAs, storeSession } from '../support/session.mjs'
import { test as base, expect } from '../support/test'

const ROOT = resolve(import.meta.dirname, '../..')
/**
 * Installs the packages into a folder as `npm install` does, but without a registry for the libraries that they need: from their
 * tarballs, with the dependencies that they declare.
 */
const INSTALL = join(ROOT, 'scripts/outside.mjs')
const PACKAGES = ['@fichero/contract', '@fichero/kit', '@fichero/build']
const node = (cwd: string, ...args: string[]) => promisify(execFile)(process.execPath, args, { cwd })

/** The schema of a form, which is not formatted yet. */
const FORM = `import { day, formSchema, requiredText, wholeNumber } from "@fichero/kit/schemas"

export const bookingForm = formSchema({ motivo: requiredText(60), personas: wholeNumber('invalid', { max: 40 }), desde: day })
`
const FORM_SPEC = `import { bookingForm } from './booking-form'

test('accepts a booking', () => {
  const sent = { motivo: 'Feria', personas: '40', desde: '2026-08-06' }
  expect(bookingForm.parse(sent).personas).toBe(40)
  expect(bookingForm.safeParse({ ...sent, desde: '' }).error?.issues[0]?.message).toBe('required')
})
`

/** The starter's configuration with a given browser. Its sandbox refuses to run as root, the usual user in containers. */
const BROWSER_CONFIG = `import config from './playwright.config'

const launchOptions = { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] }
export default { ...config, use: { ...config.use, launchOptions } }
`

const PAGE_WITH_DATA = `const count = { parse: Number }
const room = { parse: String }

export function Page() {
  const { query, save } = useModuleData({ remoto: 'horarios', clave: 'visitas', schema: count })
  const visits = query.data ?? 0
  const first = useModuleService({ remoto: 'horarios', ruta: '/salas/1', schema: room })`
const RESULTS = `{ group: 'salas', service: '/buscar', titleKey: 'title', order: 1, path: '/horarios?sala=:id', label: '{{nombre}}', detail: '' }`
const BUTTON = `<button type="button" onClick={() => save(visits + 1)}>Visitas: {visits}</button>
      <p>{first.data}</p>
      <EmptyState`

const test = base.extend<{ workspace: string }>({
  env: async ({ browserName: _ }, use) => use({ PRODUCTION: 'false', SERVICE_NETWORKS: '127.0.0.1' }),
  /** An empty folder outside the repository. */
  workspace: async ({ browserName: _ }, use) => {
    const workspace = await mkdtemp(join(tmpdir(), 'fichero-own-'))
    await use(workspace)
    await rm(workspace, { recursive: true })
  },
})

test('a team with an address and a token creates a module and maintains it until it is retired', async ({
  page,
  server,
  workspace,
}) => {
  test.slow()
  const session = await signInAs(server)
  await storeSession(page, session)
  const folder = join(workspace, 'horarios')
  /** Runs npm with an empty cache. */
  const npm = (cwd: string, ...args: string[]) =>
    promisify(execFile)('npm', args, { cwd, env: { ...process.env, npm_config_cache: join(workspace, 'npm') } })
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

  await test.step('a new module needs only a folder, and passes types, linter and tests', async () => {
    const create = ['create', '--yes', 'fichero-remote', `--registry=${server.url}/packages/`]
    expect((await npm(workspace, ...create, 'horarios', 'Horarios', 'Timetables')).stdout).toContain(
      'The module horarios was created.',
    )
    await expect(npm(workspace, ...create, 'horarios')).rejects.toThrow('The folder horarios exists.')
    // Only `.npmrc` says where the packages are.
    const { stdout } = await npm(folder, 'pack', '--silent', '--pack-destination', workspace, ...PACKAGES)
    const tarballs = stdout.trim().split('\n')
    expect(tarballs).toHaveLength(PACKAGES.length)
    for (const name of tarballs)
      expect(await readFile(join(workspace, name))).toEqual(await readFile(join(ROOT, 'packages/dist', name)))
    await expect(npm(folder, 'pack', '@fichero/kitt')).rejects.toThrow(
      'De este registro salen solo los paquetes @fichero/contract',
    )
    await node(workspace, INSTALL, folder)
    // Only packages of the starter: the form of the example, with a schema of the module's own.
    await mkdir(join(folder, 'src/booking'))
    await save(join(folder, 'src/booking/booking-form.ts'), FORM)
    await save(join(folder, 'src/booking/booking-form.spec.ts'), FORM_SPEC)
    const formatted = await readFile(join(folder, 'src/booking/booking-form.ts'), 'utf8')
    expect((await run('format')).code).toBe(0)
    expect(await readFile(join(folder, 'src/booking/booking-form.ts'), 'utf8')).not.toBe(formatted)
    expect(await run('test')).toEqual({
      code: 0,
      output: expect.stringContaining('Passed: types, linter, unit tests.'),
    })
    // Its smoke test, with the browser of this test.
    await save(join(folder, 'browser.config.ts'), BROWSER_CONFIG)
    const smoke = join(folder, 'node_modules/@playwright/test/cli.js')
    const port = { REMOTE_PORT: String(await freePort()), CHROMIUM: findBrowser() }
    const { stdout: smoked } = await promisify(execFile)(
      process.execPath,
      [smoke, 'test', '--config=browser.config.ts'],
      { cwd: folder, env: { ...process.env, ...port } },
    )
    expect(smoked).toContain('2 passed')
    await rm(join(folder, 'browser.config.ts'))
  })

  await test.step('a module with the versions of the system has nothing to upgrade', async () => {
    expect(await run('upgrade')).toEqual({
      code: 0,
      output: expect.stringMatching(/^The module has the versions of .*\nNothing is left to change by hand\./),
    })
    expect(await run('check', '--next')).toEqual({
      code: 0,
      output: expect.stringContaining('announces no next release.'),
    })
  })

  await test.step('a running system shows the module and an edit of it', async () => {
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

  await test.step('the module is checked without an upload, and then released', async () => {
    expect(await run('check', '--no-browser')).toEqual({ code: 0, output: expect.stringContaining('compatible with') })
    await page.goto('/horarios')
    await expect(menu.getByText('Horarios')).toHaveCount(0)
    const { code, output } = await run('release', '--no-build', '--activate')
    expect(output).toMatch(/in the shell of (?:.*\n)+Published\.\nThe version is active/)
    expect(code).toBe(0)
    await page.goto('/dashboard')
    await menu.getByText('Horarios').click()
    await expect(heading).toHaveText('Horarios')
  })

  await test.step('its next release stores data, and reads and searches with a service; its team rolls back, and activates it again', async () => {
    await change('package.json', '"version": "1.0.0"', '"version": "1.0.1"')
    await change('locales/es.json', '"title": "Horarios"', '"title": "Horarios, nuevos"')
    await change(
      'remote.ts',
      'parts: [],',
      `parts: [],\n  data: [{ key: 'visitas', of: 'person', access: 'authenticated' }],\n  results: [${RESULTS}],`,
    )
    await change(
      'src/pages/home-page.tsx',
      'import { EmptyState',
      "import { useModuleData, useModuleService } from '@fichero/kit/api'\nimport { EmptyState",
    )
    await change('src/pages/home-page.tsx', 'export function Page() {', PAGE_WITH_DATA)
    await change('src/pages/home-page.tsx', '<EmptyState', BUTTON)
    expect((await run('release', '--no-browser', '--activate')).code).toBe(0)
    await page.goto('/horarios')
    await expect(heading).toHaveText('Horarios, nuevos')
    // The system stores the value of the module.
    await page.getByRole('button', { name: 'Visitas: 0' }).click()
    await expect(page.getByRole('button', { name: 'Visitas: 1' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Visitas: 1' })).toBeVisible()
    // An administrator declares its service, which the page reads and the search asks.
    const service = await startModuleService({
      '/salas/1': 'Sala 101',
      '/buscar': [{ id: 7, nombre: 'Taller de cocina' }],
    })
    await page.goto('/modulos')
    await page.getByRole('button', { name: 'Declarar servicio de Horarios' }).click()
    await page.getByLabel('Dirección del servicio').fill(service.address)
    await page.getByRole('button', { name: 'Guardar servicio' }).click()
    await expect(
      page.getByText('El servicio de Horarios, nuevos se guardó, y respondió.', { exact: true }),
    ).toBeVisible()
    await page.goto('/horarios')
    await expect(page.getByText('Sala 101')).toBeVisible()
    await page.getByRole('button', { name: /^Buscar/ }).click()
    await page.getByRole('combobox').fill('taller de c')
    await page.getByRole('group', { name: 'Horarios, nuevos' }).getByRole('option').click()
    await expect(page).toHaveURL(/\/horarios\?sala=7$/)
    service.stop()
    expect((await run('status')).output).toMatch(
      /^horarios:\nactive {5}1\.0\.1 \(\w{16}\) for everybody, since 20.* UTC\nprevious {3}1\.0\.0 \(/,
    )
    expect((await run('rollback')).output).toMatch(/^The module went back to the previous version/)
    await page.goto('/horarios')
    await expect(heading).toHaveText('Horarios')
    expect((await run('activate', '9.9.9')).output).toMatch(/^No release matches “9\.9\.9”/)
    expect((await run('activate', '1.0.1', '--for', '10')).output).toMatch(
      /^The version is active for the chosen people/,
    )
    expect((await run('status')).output).toMatch(
      /active {5}1\.0\.0 .*\nheaviest .*\ncandidate {2}1\.0\.1 \(\w+\) for 10 percent/,
    )
  })

  await test.step('the module is retired: its URL shows a message, and nothing else is affected', async () => {
    expect((await run('retire')).output).toMatch(/^The module was retired/)
    await page.goto('/horarios')
    await expect(heading).toHaveText('Este módulo ya no está')
    await expect(page.getByRole('main')).toContainText('«Horarios» se retiró de Fichero el')
    await expect(menu.getByText('Horarios')).toHaveCount(0)
    expect(await run('status')).toEqual({
      code: 1,
      output: expect.stringMatching(/^The module was retired and its tokens rest/),
    })
    expect((await run('unknown')).code).toBe(2)
  })
})
