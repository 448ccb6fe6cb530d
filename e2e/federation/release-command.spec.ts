import { join } from 'node:path'
import { PATHS } from '@fichero/contract/paths'
import { expectAccessibleInBothThemes } from '../support/axe'
import { Builds } from '../support/builds'
import { runVerb } from '../support/module-command'
import { makeDeployToken } from '../support/publish-release'
import { signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'
import { textsIn } from '../support/texts'

const REMOTE = 'programs'

/** Picks the script of a page's own code. */
const scriptOf =
  (page: string) =>
  ({ pages }: { pages: Record<string, string[]> }) =>
    pages[page]?.find((file) => file.startsWith(`${page}.`) && file.endsWith('.js')) ?? ''
const t = textsIn('es')

test('the release command checks a remote in the running shell, publishes and activates it', async ({
  page,
  server,
}) => {
  test.slow()
  const session = await signInAs(server)
  await storeSession(page, session)
  const deployToken = await makeDeployToken(server, session, REMOTE)
  const builds = await Builds.copy()
  const release = (args: string[], token = deployToken) =>
    runVerb(join(builds.dist(`mfe-${REMOTE}`), '..'), ['release', '--no-build', ...args], {
      env: { FICHERO_URL: server.url, FICHERO_DEPLOY_TOKEN: token },
    })
  const manage = (verb: string) =>
    runVerb(join(import.meta.dirname, '../..', `mfe-${REMOTE}`), [verb], {
      env: { FICHERO_URL: server.url, FICHERO_DEPLOY_TOKEN: deployToken },
    })
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })

  await test.step('a release that opens in the shell is published and activated', async () => {
    await builds.publish(
      REMOTE,
      ({ locales }) => locales.es,
      (text) => text.replace('"title":"Programas"', '"title":"Programas, nuevos"'),
    )
    // The bundled release of this version has another content.
    expect(await release(['--no-browser'])).toEqual({
      code: 1,
      output: expect.stringMatching(/^Version 1\.0\.0 of this module already exists .* Raise the version number/),
    })
    await builds.changeDescriptor(REMOTE, { version: '1.0.1' })
    const { code, output } = await release(['--activate'])
    expect(output).toMatch(
      /^.*\nScripts and styles: \d+ KB; in the active release 1\.0\.0: \d+ KB\.\nOpened in the shell of .*: screens 4, cards 0, sections of other pages 1\.\n(\/.*: blocked for .* in the console\n){6}Published\.\nThe version is active/,
    )
    expect(code).toBe(0)
    await page.goto(PATHS.programs)
    await expect(heading).toHaveText('Programas, nuevos')
    expect((await manage('status')).output).toMatch(/\nheaviest {3}\/\S+: blocked for .* in the console\n/)
    await page.goto(PATHS.modules)
    const row = page.getByRole('region', { name: 'Programas' }).getByRole('row').filter({ hasText: '1.0.1' })
    await row.getByText('Detalles').click()
    await expect(row).toContainText(
      /Lo que ocupa cada pantalla, medida al publicarla:\/program.*Sin responder: [\d,]+\ss/,
    )
    await row.getByRole('button', { name: 'Mostrar las 6 pantallas de la 1.0.1' }).click()
    await expectAccessibleInBothThemes(page, 'what the screens of a release take')
    const again = (await release(['--no-browser'])).output
    expect(again).toContain('This release was published before')
    expect(again).toContain('With a deploy token that may activate releases, run fichero-remote activate 1.0.1.')
  })

  await test.step('a release whose section throws on its example data is not published', async () => {
    const restore = await builds.publish(REMOTE, scriptOf('design-section'), (text) =>
      text.replaceAll('competencias:', 'removedOnPurpose:'),
    )
    const { code, output } = await release(['--activate'])
    const sentences = output.trim().split('\n')
    expect([code, sentences.length]).toEqual([1, 3])
    // Without data the section works.
    for (const sentence of sentences) expect(sentence).toMatch(/with examples\): .*design-section: /)
    await restore()
  })

  await test.step('a release whose page never loads is not published, and the message says so', async () => {
    const restore = await builds.publish(
      REMOTE,
      ({ entry }) => entry,
      (text) =>
        `${text};(() => {
          const { init, get } = window.fichero_programs
          const never = new Promise(() => {})
          window.fichero_programs = { init, get: (page) => (page === './list-page' ? never : get(page)) }
        })()`,
    )
    const { code, output } = await release(['--activate'])
    expect(code).toBe(1)
    expect(output).toContain(t('shell:remote.reason.timeout'))
    expect(output).not.toContain('prefetches')
    await restore()
  })

  await test.step('releases that the system would refuse are reported before anything is sent', async () => {
    const before = await builds.descriptor(REMOTE)
    const claims = (path: string) => ({ routes: [...before.routes, { ...before.routes[0], path }] })
    for (const [path, sentence] of [
      ['/fichas/nuevas', /^Change the address “\/fichas\/nuevas”/],
      [PATHS.signIn, /^Change the address “\/auth”/],
    ] as const) {
      await builds.changeDescriptor(REMOTE, claims(path))
      // An invalid token shows that the system was not asked.
      const { code, output } = await release(['--activate', '--no-browser'], 'fichero_made-up')
      expect([code, output]).toEqual([1, expect.stringMatching(sentence)])
    }
    await builds.changeDescriptor(REMOTE, { ...before, needs: { react: '^20.0.0' } })
    expect(await release(['--no-browser'], 'fichero_made-up')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The version asks for React \^20\.0\.0 and this system has 19\.\d+\.\d+\. Build it/,
      ),
    })
    await builds.changeDescriptor(REMOTE, {
      ...before,
      imports: { ...before.imports, table: ['DataTable', 'DataGrid'] },
    })
    expect(await release(['--no-browser'], 'fichero_made-up')).toEqual({
      code: 1,
      output: expect.stringMatching(/^The version uses names of the kit .*: DataGrid \(@fichero\/kit\/table\)\./),
    })
    await builds.changeDescriptor(REMOTE, before)
  })

  await test.step('an error of a release is reported with its source position, and without personal data', async () => {
    const restore = await builds.publish(REMOTE, scriptOf('list-page'), (text) => {
      const [, drawn] = /Page:\(\)=>(\w+)/.exec(text) ?? []
      return text.replace(
        `function ${drawn}(){`,
        (start) => `${start}throw new Error("No se pudo leer la ficha "+location.search);`,
      )
    })
    await builds.changeDescriptor(REMOTE, { version: '1.0.2' })
    expect((await release(['--no-browser', '--activate'])).code).toBe(0)
    const reported = page.waitForResponse('**/api/remotes/fallos')
    await page.goto(`${PATHS.programs}?de=Ana-Rosa-1098765432`)
    await expect(heading).toHaveText('«Programas» no está disponible')
    expect((await reported).ok()).toBe(true)
    const position = /src\/pages\/list-page\.tsx:\d+:\d+/
    const { output } = await manage('status')
    expect(output).toMatch(/\n {2}1 × render in 1\.0\.2 \(\w+\), last at 20.* UTC: Error\n/)
    expect(output).toMatch(
      new RegExp(`\\n {6}at ${position.source}\\n(?:.*\\n)* {6}pages list-page; roles admin; browsers Chrome \\d+\\n`),
    )
    await page.goto(PATHS.modules)
    const section = page.getByRole('region', { name: 'Programas' })
    await expect(section).toContainText('Qué falló')
    await expect(section).toContainText(
      /No se pudo mostrar: Programas.*Una vez en la versión 1\.0\.2, el .*Le pasó a administradores\./,
    )
    await section.locator('li > details > summary').click()
    await expect(section).not.toContainText('No se pudo leer la ficha')
    await expect(section).toContainText(position)
    await expect(section).not.toContainText('1098765432')
    await expectAccessibleInBothThemes(page, 'what failed in a module')
    await manage('rollback')
    await restore()
  })

  await test.step('missing settings are reported', async () => {
    expect(await release(['--no-browser'], 'fichero_made-up')).toEqual({
      code: 1,
      output: expect.stringMatching(/^The deploy token does not work/),
    })
    expect(await release([], '')).toEqual({
      code: 2,
      output: expect.stringMatching(/^FICHERO_DEPLOY_TOKEN is not set/),
    })
    expect((await release(['--activate', '--for', '200'])).code).toBe(2)
  })
  await builds.discard()
})
