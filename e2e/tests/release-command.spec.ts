import { join } from 'node:path'
import { PATHS } from '@fichero/contract/paths'
import { Builds } from '../support/builds'
import { runVerb } from '../support/module-command'
import { makeDeployToken } from '../support/publish-release'
import { signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

const REMOTE = 'programs'

test('the release command checks a remote in the running shell, publishes and activates it', async ({
  page,
  server,
}) => {
  test.slow()
  const session = await signInAs(server)
  await storeSession(page, session)
  const own = await makeDeployToken(server, session, REMOTE)
  const builds = await Builds.copy()
  const release = (args: string[], token = own) =>
    runVerb(join(builds.dist(`mfe-${REMOTE}`), '..'), ['release', '--no-build', ...args], {
      env: { FICHERO_URL: server.url, FICHERO_DEPLOY_TOKEN: token },
    })
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })

  await test.step('a release that opens in the shell is published and activated', async () => {
    await builds.publish(
      REMOTE,
      ({ locales }) => locales.es,
      (text) => text.replace('"title":"Programas"', '"title":"Programas, nuevos"'),
    )
    // The version that came with the system has another content.
    expect(await release(['--no-browser'])).toEqual({
      code: 1,
      said: expect.stringMatching(/^Version 1\.0\.0 of this module already exists .* Raise the version number/),
    })
    await builds.describe(REMOTE, { version: '1.0.1' })
    const { code, said } = await release(['--activate'])
    expect(said).toMatch(/screens opens in the shell of .*\nPublished\. Files sent: 1\.\nThe version is active/)
    expect(code).toBe(0)
    await page.goto(PATHS.programs)
    await expect(heading).toHaveText('Programas, nuevos')
    expect((await release(['--no-browser'])).said).toContain('This release was published before')
  })

  await test.step('one whose screen throws is not published', async () => {
    const putBack = await builds.publish(
      REMOTE,
      ({ pages }) => pages['list-page']?.find((file) => file.endsWith('.js')) ?? '',
      () => 'throw new Error("it broke on purpose")',
    )
    const { code, said } = await release(['--activate'])
    expect([code, said]).toEqual([1, expect.stringMatching(/^\/programs does not open as it should: .*/)])
    await putBack()
    await page.goto(PATHS.programs)
    await expect(heading).toHaveText('Programas, nuevos')
  })

  await test.step('what the system would refuse is said before anything is sent', async () => {
    const before = await builds.descriptor(REMOTE)
    const claims = (path: string) => ({ routes: [...before.routes, { ...before.routes[0], path }] })
    for (const [path, sentence] of [
      ['/fichas/nuevas', /^Change the address “\/fichas\/nuevas”/],
      [PATHS.signIn, /^Change the address “\/auth”/],
    ] as const) {
      await builds.describe(REMOTE, claims(path))
      // A token that does not work shows that the system has not been asked.
      const { code, said } = await release(['--activate', '--no-browser'], 'fichero_made-up')
      expect([code, said]).toEqual([1, expect.stringMatching(sentence)])
    }
    await builds.describe(REMOTE, before)
  })

  await test.step('what is missing is said', async () => {
    expect(await release(['--no-browser'], 'fichero_made-up')).toEqual({
      code: 1,
      said: expect.stringMatching(/^The deploy token does not work/),
    })
    expect(await release([], '')).toEqual({ code: 2, said: expect.stringMatching(/^FICHERO_DEPLOY_TOKEN is not set/) })
    expect((await release(['--activate', '--for', '200'])).code).toBe(2)
  })
  await builds.discard()
})
