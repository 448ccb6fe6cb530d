import { PATHS } from '@fichero/contract/paths'
import { Builds } from '../support/builds'
import { createPerson } from '../support/people'
import { makeDeployToken, publishRelease } from '../support/publish-release'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

const REMOTE = 'programs'
const PEOPLE = ['1098700101', '1098700102', '1098700103']
const VERSION = '101.0.0'
const TITLE = 'Programas, lentos'
/** Blocks for three seconds the first two times that the page renders. */
const BLOCK =
  'globalThis.renders=(globalThis.renders??0)+1;for(let end=performance.now()+3000;renders<3&&performance.now()<end;);'

test('a release on trial that blocks the page for three people is withdrawn, and they get the active one', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const admin = await signInAs(server)
  await storeSession(page, admin)
  const token = await makeDeployToken(server, admin, REMOTE)
  const builds = await Builds.copy()
  await builds.publish(
    REMOTE,
    ({ locales }) => locales.es,
    (text) => text.replace('"title":"Programas"', `"title":"${TITLE}"`),
  )
  await builds.publish(
    REMOTE,
    ({ pages }) => pages['list-page']?.find((file) => /^list-page\..*\.js$/.test(file)) ?? '',
    (text) => {
      const [, drawn] = /Page:\(\)=>(\w+)/.exec(text) ?? []
      return text.replace(`function ${drawn}(){`, (start) => start + BLOCK)
    },
  )
  const hash = await publishRelease(server, token, builds.dist(`mfe-${REMOTE}`), VERSION)
  const body = { hash, para: 'administradores' }
  await callApi(server, `/admin/remotes/${REMOTE}/activar`, { method: 'POST', body, session: admin })

  for (const document of PEOPLE)
    await test.step(`person ${document}`, async () => {
      const person = await createPerson(server, admin, document, { rol: 'admin' })
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', locale: 'es-CO' })
      await storeSession(context, await signInAs(server, person))
      const tab = await context.newPage()
      const heading = tab.getByRole('main').getByRole('heading', { level: 1 })
      const reports: object[] = []
      tab.on('request', (request) => {
        if (request.url().endsWith('/api/remotes/fallos')) reports.push(request.postDataJSON())
      })
      // Where the shell itself is slow, on a busy machine, nothing is reported.
      await expect(async () => {
        await tab.goto(PATHS.programs)
        await expect(heading).toHaveText(TITLE)
        await expect.poll(() => reports.length, { timeout: 10_000 }).toBeGreaterThan(0)
      }).toPass()
      expect(reports).toEqual([{ remoto: REMOTE, hash, motivo: 'blocking', pagina: 'list-page', pila: [] }])
      // The open page goes on with its release.
      await expect(heading).toHaveText(TITLE)
      if (document === PEOPLE.at(-1)) {
        await tab.goto(PATHS.programs)
        await expect(heading).toHaveText('Programas')
      }
      await context.close()
    })

  await page.goto(PATHS.modules)
  const section = page.getByRole('region', { name: 'Programas' })
  const row = section.getByRole('row').filter({ hasText: VERSION })
  await expect(row).toContainText('Se retiró sola')
  await expect(row).toContainText(/Bloqueó la página: [3-9]/)
  await expect(section).toContainText(
    /Bloqueó la página más de dos segundos: Programas.*\d veces en la versión 101\.0\.0, la última el .*Le pasó a administradores\./,
  )
  await page.goto(PATHS.programs)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Programas')
  await builds.discard()
})
