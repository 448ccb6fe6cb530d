import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { REMOTES } from '../support/builds'
import { checkCatalogue } from '../support/check-catalogue'
import { detailPaths } from '../support/detail-paths'
import { makeBatch } from '../support/make-batch.mjs'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { callApi } from '../support/session.mjs'
import { expect, test } from '../support/test'

const ROOT = resolve(import.meta.dirname, '../..')
const RSPACK = join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js')
const APPRENTICE = '1900099001'
const PAGES = [
  ['/manuales/:pagina', '/manuales/panel'],
  ['/manuales/imprimir/:manual', '/manuales/imprimir/instalacion'],
] as const

for (const name of REMOTES)
  test(`every page of ${name} works without the shell`, async ({ page, server, seeded: admin }) => {
    const folder = await mkdtemp(join(tmpdir(), 'fichero-standalone-'))
    await build(name, folder)
    // Serves the files as the development server does. The API is the system's.
    await page.route(
      ({ pathname }) => !pathname.startsWith('/api/'),
      (route) => {
        const { pathname } = new URL(route.request().url())
        const [, file = pathname === '/kit' ? 'kit.html' : 'index.html'] = pathname.split('/standalone/')
        return route.fulfill({ path: join(folder, file) })
      },
    )
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))

    const { remotes } = await callApi<{ remotes: RemoteDescriptor[] }>(server, '/remotes')
    const { programs } = await callApi<{ programs: { id: number }[] }>(server, '/programs', { session: admin })
    const details = detailPaths(SEEDED_FICHA, APPRENTICE, programs[0]!.id, admin.user.id)
    const batch = await makeBatch((method, path, body) => callApi(server, path, { method, body, session: admin }))
    const examples = new Map([...details, ...PAGES, [PATHS.batch, batch] as const])
    const routes = remotes.find((remote) => remote.name === name)?.routes ?? []
    expect(routes.length).toBeGreaterThan(0)
    for (const { path } of routes)
      await test.step(path, async () => {
        await page.goto(examples.get(path) ?? path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      })
    if (name === REMOTES[0]) await test.step('the catalogue of the kit', () => checkCatalogue(page))
    expect(problems).toEqual([])
    await rm(folder, { recursive: true })
  })

const build = (name: string, folder: string) =>
  promisify(execFile)(process.execPath, [RSPACK, 'build', '--output-path', folder], {
    cwd: join(ROOT, `mfe-${name}`),
    env: { ...process.env, NODE_ENV: 'development', STANDALONE: 'true' },
  })
