import { PATHS, resetPasswordPath } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { detailPaths } from '../support/detail-paths'
import { rowHeaderProblems } from '../support/row-headers'
import { expectSeenByAll } from '../support/seen-by-all'
import type { Server } from '../support/server.mjs'
import { callApi, type Session, signInAs } from '../support/session.mjs'
import { spanishOutside } from '../support/spanish'
import { startIn } from '../support/start-in'
import { expect, demoTest as test } from '../support/test'

// With the demonstration data, so that every table and chart has content.
const PUBLIC = [
  PATHS.home,
  PATHS.signIn,
  PATHS.register,
  PATHS.forgotPassword,
  resetPasswordPath('x'.repeat(43)),
  PATHS.testConnection,
  PATHS.manuals,
  PATHS.accessibility,
]

const SIGNED_IN = [
  PATHS.dashboard,
  `${PATHS.dashboardFichas}?categoria=en_proceso`,
  `${PATHS.dashboardApprentices}?tyt=cerca`,
  `${PATHS.dashboardUsers}?estado=habilitado`,
  PATHS.fichas,
  PATHS.disabledFichas,
  PATHS.tytBoard,
  `${PATHS.tytBoard}?por=programa`,
  PATHS.owed,
  PATHS.instructors,
  PATHS.disabledInstructors,
  PATHS.accessRequests,
  PATHS.activity,
  PATHS.modules,
  PATHS.status,
  PATHS.programs,
  PATHS.disabledPrograms,
  `${PATHS.manuals}/modulofichas`,
  `${PATHS.manuals}/diagramas`,
  `${PATHS.manuals}/imprimir/instalacion`,
  '/no-existe',
]

// All screens twice, on two busy cores.
test.setTimeout(300_000)

test('public screens have no axe violations in both themes, and are seen by all', async ({ page }) => {
  for (const path of PUBLIC) await expectScreenAccessible(page, path)
})

test('signed-in screens have no axe violations in both themes, and are seen by all', async ({
  page,
  server,
  signedIn: _,
}) => {
  const session = await signInAs(server)
  for (const path of [...SIGNED_IN, ...(await detailScreens(server, session))]) await expectScreenAccessible(page, path)
})

test('on screens in English, what SOFIA Plus wrote is marked as Spanish', async ({ page, server, signedIn: _ }) => {
  await startIn(page, 'en')
  const session = await signInAs(server)
  for (const path of [...SIGNED_IN, ...(await detailScreens(server, session))]) {
    await openScreen(page, path)
    expect.soft(await spanishOutside(page), `Spanish on ${path}`).toEqual([])
  }
})

/** One ficha with its first apprentice, its program and its head. */
async function detailScreens(server: Server, session: Session): Promise<string[]> {
  const { fichas } = await callApi<{ fichas: { nro_ficha: number; id_jefe_ficha: string }[] }>(server, '/fichas', {
    session,
  })
  const { nro_ficha: nroFicha, id_jefe_ficha } = fichas[0]!
  const ficha = await callApi<{ aprendices: { nro_documento: string }[] }>(server, `/fichas/${nroFicha}`, { session })
  const { programs } = await callApi<{ programs: { id: number }[] }>(server, '/programs', { session })
  const { users } = await callApi<{ users: { id: number; nro_documento: string }[] }>(server, '/users', { session })
  const { id: head } = users.find(({ nro_documento }) => nro_documento === id_jefe_ficha)!
  return [...detailPaths(nroFicha, ficha.aprendices[0]!.nro_documento, programs[0]!.id, head).values()]
}

/** Violations of the content security policy, which browsers report and nobody sees. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })

test.beforeEach(({ page }) => watchPolicy(page))

async function openScreen(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function expectScreenAccessible(page: Page, path: string) {
  await openScreen(page, path)
  expect(await page.evaluate(() => Reflect.get(window, 'violations')), path).toEqual([])
  expect.soft(await rowHeaderProblems(page), `rows of ${path}`).toEqual([])
  await expectAccessibleInBothThemes(page, path)
  expect.soft(await firstHeading(page), `headings of ${path}`).toBe('H1')
  expect.soft(await sameNames(page), `buttons of ${path}`).toEqual([])
  await expectSeenByAll(page, path)
}

/** The first heading of the whole page. */
const firstHeading = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('h1, h2, h3, h4')].find((heading) => heading.checkVisibility())?.tagName,
  )

/**
 * Names that several buttons share, which do not say of what they are. Two entries of one minute may be the same, and what
 * is in a field is beside its name.
 */
const sameNames = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (button: Element) =>
      (button.getAttribute('aria-labelledby') ?? button.getAttribute('aria-label') ?? button.textContent ?? '').trim()
    const names = [...document.querySelectorAll('main button:not(.mantine-InputWrapper-root *)')]
      .filter((one) => one.checkVisibility())
      .map(nameOf)
    return [...new Set(names.filter((name, place) => names.indexOf(name) !== place && !/\d:\d\d$/.test(name)))]
  })
