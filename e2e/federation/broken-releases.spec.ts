import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { Builds } from '../support/builds'
import { runVerb } from '../support/module-command'
import { makeDeployToken } from '../support/publish-release'
import { signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

// Nine releases that an outside team published to see what breaks. Each says what the team reads before it publishes, and what users and
// administrators see after it was activated for everybody without the check in a browser.

const REMOTE = 'programs'
const GOOD = 'Programas, nuevos'
const UNAVAILABLE = '«Programas» no está disponible'

type Built = Awaited<ReturnType<Builds['descriptor']>>

const scriptOf = ({ pages }: Built) => pages['list-page']?.find((file) => /^list-page\..*\.js$/.test(file)) ?? ''
const styleOf = ({ pages }: Built) => pages['list-page']?.find((file) => file.endsWith('.css')) ?? ''
/** Changes the script of the list, which runs when the page is loaded. */
const inScript = (code: string) => (builds: Builds) => builds.publish(REMOTE, scriptOf, (text) => code + text)
/** Adds code to the component of the list, which runs when the page is rendered. */
const inPage = (code: string) => (builds: Builds) =>
  builds.publish(REMOTE, scriptOf, (text) => {
    const [, drawn] = /Page:\(\)=>(\w+)/.exec(text) ?? []
    return text.replace(`function ${drawn}(){`, (start) => start + code)
  })

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Secciones' })

interface Broken {
  what: string
  /** Returns a function that restores the former build. */
  break: (builds: Builds) => Promise<() => Promise<void>>
  /** What `fichero-remote release` prints instead of publishing. */
  team: RegExp
  /** What a user sees at the address of the module: its heading, or more. */
  users: string | ((page: Page) => Promise<void>)
  /** What an administrator reads about the release in Módulos, if anything failed. */
  administrators?: RegExp
}

const RELEASES: Broken[] = [
  {
    what: 'replaces fetch',
    break: inScript('"use strict";window.fetch=()=>Promise.reject();'),
    team: /Cannot assign to read only property 'fetch'/,
    // The previous release opens.
    users: GOOD,
    administrators: /Al iniciar su código: 1/,
  },
  {
    what: 'blocks the page',
    break: inScript('for(let end=performance.now()+2600;performance.now()<end;);'),
    team: /^\/program\w+ takes too much: blocked for [2-9]\.\d s \(at most 2\.0 s\)/m,
    users: GOOD,
  },
  {
    what: 'leaks memory',
    break: inScript(
      '{const kept=[];addEventListener("popstate",()=>kept.push(Array.from({length:1e6},Math.random)))};',
    ),
    team: /^\/program\w+ takes too much: \d+ MB kept after 10 visits \(at most 20 MB\)/m,
    users: GOOD,
  },
  {
    what: 'fills the console',
    break: inScript('for(let message=0;message<2008;message++)console.info(message);'),
    team: /^\/program\w+ takes too much: 2\d{3} messages in the console \(at most 20\)/m,
    users: GOOD,
  },
  {
    what: 'loads too much',
    break: inScript(`"${randomBytes(2.6e6).toString('base64')}";`),
    team: /^\/program\w+ takes too much: [2-4]\d{3} KB loaded \(at most 2048 KB\)/m,
    users: GOOD,
  },
  {
    what: 'hides the menu with its styles',
    break: (builds) =>
      builds.publish(REMOTE, styleOf, (text) => `${text}\n@media (width) { nav { display: none !important } }`),
    team: /its styles change more than the module: nav \(begin each rule with a class/,
    async users(page) {
      await page.goto(PATHS.fichas)
      await menuOf(page).getByText('Programas').click()
      await expect(headingOf(page)).toHaveText(GOOD)
      await expect(menuOf(page)).toBeHidden()
      await page.goBack()
      // Its styles go with its last page.
      await expect(menuOf(page)).toBeVisible()
    },
  },
  {
    what: 'throws while it renders',
    break: inPage('throw new Error("it broke on purpose");'),
    team: /^\/programs does not open correctly \(admin, /m,
    async users(page) {
      await expect(headingOf(page)).toHaveText(UNAVAILABLE)
      await expect(page.getByRole('button', { name: 'Reintentar Programas' })).toBeVisible()
      // These releases share their chunks, so that the previous one would run the same code: `remote-page.spec.tsx` opens it.
      await expect(page.getByRole('button', { name: 'Abrir la versión anterior' })).toBeVisible()
      // Twice more, so that a rollback skips it.
      for (let visit = 0; visit < 2; visit++) {
        await page.reload()
        await expect(headingOf(page)).toHaveText(UNAVAILABLE)
      }
    },
    administrators: /Al mostrar una pantalla: 3/,
  },
]

test('nine broken releases: the team reads why, users go on, and administrators see what failed', async ({
  page,
  server,
}) => {
  test.setTimeout(900_000)
  const session = await signInAs(server)
  await storeSession(page, session)
  const token = await makeDeployToken(server, session, REMOTE)
  const builds = await Builds.copy()
  const env = { FICHERO_URL: server.url, FICHERO_DEPLOY_TOKEN: token }
  const release = (...args: string[]) =>
    runVerb(join(builds.dist(`mfe-${REMOTE}`), '..'), ['release', '--no-build', '--activate', ...args], { env })
  const manage = (verb: string) => runVerb(join(import.meta.dirname, '../..', `mfe-${REMOTE}`), [verb], { env })
  let releases = 0
  /** Publishes the build as the next version, and activates it for everybody. */
  const force = async () => {
    releases += 1
    const version = `1.1.${releases}`
    await builds.changeDescriptor(REMOTE, { version })
    return { version, ...(await release('--no-browser')) }
  }
  const rowOf = async (version: string) => {
    await page.goto(PATHS.modules)
    return page.getByRole('region', { name: 'Programas' }).getByRole('row').filter({ hasText: version })
  }
  await builds.publish(
    REMOTE,
    ({ locales }) => locales.es,
    (text) => text.replace('"title":"Programas"', `"title":"${GOOD}"`),
  )
  expect((await force()).code).toBe(0)

  for (const broken of RELEASES)
    await test.step(`a release that ${broken.what}`, async () => {
      const restore = await broken.break(builds)
      const { code, output } = await release()
      expect(output).toMatch(broken.team)
      expect(code).toBe(1)

      const { version, ...forced } = await force()
      expect(forced.code).toBe(0)
      await page.goto(PATHS.programs)
      if (typeof broken.users === 'string') await expect(headingOf(page)).toHaveText(broken.users)
      else await broken.users(page)
      // The other modules of the tab work.
      await menuOf(page).getByText('Fichas', { exact: true }).click()
      await expect(headingOf(page)).toHaveText(/^(Sus f|F)ichas/)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      if (broken.administrators) await expect(await rowOf(version)).toContainText(broken.administrators)
      if (broken !== RELEASES.at(-1)) await manage('rollback')
      await restore()
    })

  await test.step('a release whose previous one failed: a rollback skips that one, and says so', async () => {
    const { version } = await force()
    const status = (await manage('status')).output
    expect(status).toMatch(/^Rollback skips 1\.1\.\d+ \(\w+\), because it failed several times in an hour\.$/m)
    expect((await manage('rollback')).output).toMatch(/Rollback skips 1\.1\.\d+|skipped/i)
    await page.goto(PATHS.programs)
    await expect(headingOf(page)).toHaveText(GOOD)
    await expect((await rowOf(version)).getByText('Activa', { exact: true })).toHaveCount(0)
  })

  await test.step('a release that needs a newer kit: it is not sent, and the sentence names the export', async () => {
    const { imports } = await builds.descriptor(REMOTE)
    await builds.changeDescriptor(REMOTE, { imports: { ...imports, table: ['DataTable', 'DataGrid'] } })
    const { code, output } = await force()
    expect(output).toMatch(/^The version uses names of the kit .*: DataGrid \(@fichero\/kit\/table\)\./)
    expect(code).toBe(1)
    await page.goto(PATHS.programs)
    await expect(headingOf(page)).toHaveText(GOOD)
  })
  await builds.discard()
})
