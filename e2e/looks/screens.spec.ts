import { PATHS } from '@fichero/contract/paths'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes, showThemeWithoutScripts } from '../support/axe'
import { expectEveryWidthToFit, openScreen, test } from '../support/every-screen'
import { LONG_NAMES } from '../support/long-names'
import { otherDatesOn } from '../support/other-dates'
import { expectPerceivable } from '../support/perceivable'
import { teamOf } from '../support/publish-release'
import { rowHeaderProblems } from '../support/row-headers'
import { storeSession } from '../support/session.mjs'
import { smallTargets } from '../support/small-targets'
import { unmarkedSpanish } from '../support/spanish'
import { startIn } from '../support/start-in'
import { translatedData } from '../support/translated'
import { withoutScripts } from '../support/without-scripts'

/** Patterns of screens that need no session; all others are opened with one. */
const PUBLIC: string[] = [
  PATHS.home,
  PATHS.signIn,
  PATHS.register,
  PATHS.forgotPassword,
  PATHS.resetPassword,
  PATHS.ownProgress,
  PATHS.optOut,
  PATHS.testConnection,
  PATHS.manuals,
  PATHS.accessibility,
]

/** Screens that look different with a filter, another page of a manual, and the page of an unknown URL. */
const OTHERS = [
  `${PATHS.dashboardFichas}?categoria=en_proceso`,
  `${PATHS.dashboardApprentices}?tyt=cerca`,
  `${PATHS.dashboardUsers}?estado=habilitado`,
  `${PATHS.tytBoard}?por=programa`,
  `${PATHS.manuals}/modulofichas`,
  '/no-existe',
]

/** What people named, which is in no language. */
const NAMES = [...LONG_NAMES, teamOf('programs')]

const publicOf = (paths: Map<string, string>) => PUBLIC.map((pattern) => paths.get(pattern) ?? pattern)
const withSession = (paths: Map<string, string>) => [
  ...[...paths].flatMap(([pattern, path]) => (PUBLIC.includes(pattern) ? [] : [path])),
  ...OTHERS,
]

// Every screen with all measurements, on two busy cores.
test.setTimeout(600_000)

test.beforeEach(({ page }) => watchPolicy(page))

test('public screens have no axe violations, fit at every width, can be tabbed through and are accessible to all', async ({
  page,
  system: { paths },
}) => {
  for (const path of publicOf(paths)) {
    await expectValidScreen(page, path)
    await expectFieldsByTab(page, path)
  }
})

/** Pages whose HTML is prerendered. */
const PRERENDERED: string[] = [
  PATHS.home,
  PATHS.ownProgress,
  PATHS.optOut,
  PATHS.signIn,
  PATHS.register,
  PATHS.forgotPassword,
  PATHS.resetPassword,
]

for (const language of ['es', 'en'] as const)
  test(`prerendered pages without scripts have no axe violations, fit, are accessible to all and can be tabbed through (${language})`, async ({
    page,
    system: { paths },
  }) => {
    await withoutScripts(page)
    for (const pattern of PRERENDERED) {
      // The parameter comes before the fragment of a link.
      const path = (paths.get(pattern) ?? pattern).replace(/(?=#)|$/, `?lang=${language}`)
      await openScreen(page, path)
      await expect(page.locator('html'), path).toHaveAttribute('lang', language)
      await expectAccessibleInBothThemes(page, path, showThemeWithoutScripts)
      expect.soft(await firstHeading(page), `headings of ${path}`).toBe('H1')
      if (pattern !== PATHS.home) {
        await expect(page.getByRole('note'), path).toContainText('JavaScript')
        const submit = page.locator('main button[type=submit]')
        await expect(submit, path).toBeDisabled()
        // The colours of the theme are applied.
        await expect(submit, path).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      }
      await expectFieldsByTab(page, path)
      await expectPerceivable(page, path)
      await expectEveryWidthToFit(page, path)
    }
    const other = language === 'es' ? 'en' : 'es'
    await page.goto(`${PATHS.signIn}?lang=${language}`)
    await page.getByRole('button', { name: { es: 'Español', en: 'English' }[other] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  })

test('signed-in screens have no axe violations, fit at every width, and are accessible to all', async ({
  page,
  system: { paths, session },
}) => {
  await storeSession(page, session)
  for (const path of withSession(paths)) await expectValidScreen(page, path)
})

test('on English screens, texts from SOFIA Plus are marked as Spanish, data is not translated, and dates are English', async ({
  page,
  system: { paths, session },
}) => {
  await storeSession(page, session)
  await startIn(page, 'en')
  for (const path of [...withSession(paths), ...publicOf(paths)]) {
    await openScreen(page, path)
    const isPublic = publicOf(paths).includes(path)
    if (!isPublic) expect.soft(await unmarkedSpanish(page, NAMES), `Spanish on ${path}`).toEqual([])
    // Expands what is collapsed.
    expect.soft(await otherDatesOn(page, 'en'), `dates on ${path}`).toEqual([])
    if (isPublic) continue
    expect.soft(await translatedData(page, NAMES), `data on ${path} that browsers translate`).toEqual([])
  }
})

/** Expects every field to be reachable by Tab, and to have an accessible name. */
async function expectFieldsByTab(page: Page, where: string) {
  const fields = await page.locator('main :is(input, select)').filter({ visible: true }).all()
  for (const field of fields) {
    for (let stop = 0; stop < 20 && !(await field.evaluate((one) => one === document.activeElement)); stop += 1)
      await page.keyboard.press('Tab')
    await expect.soft(field, where).toBeFocused()
    await expect.soft(field, where).toHaveAccessibleName(/\w/)
  }
}

/** Records violations of the content security policy, which are not visible on the page. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })

async function expectValidScreen(page: Page, path: string) {
  await openScreen(page, path)
  expect(await page.evaluate(() => Reflect.get(window, 'violations')), path).toEqual([])
  expect.soft(await rowHeaderProblems(page), `rows of ${path}`).toEqual([])
  await expectAccessibleInBothThemes(page, path)
  expect.soft(await firstHeading(page), `headings of ${path}`).toBe('H1')
  expect.soft(await sameNames(page), `buttons of ${path}`).toEqual([])
  expect.soft(await smallTargets(page), `links in tables of ${path}`).toEqual([])
  await expectPerceivable(page, path)
  // Expands what is collapsed, without waiting for it.
  expect.soft(await otherDatesOn(page, 'es'), `dates on ${path}`).toEqual([])
  const [folded] = await page.locator('tbody button[aria-expanded="false"]').filter({ visible: true }).all()
  await folded?.click()
  await expectEveryWidthToFit(page, path)
}

/** Returns the tag name of the first visible heading of the page. */
const firstHeading = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('h1, h2, h3, h4')].find((heading) => heading.checkVisibility())?.tagName,
  )

/**
 * Returns names that several buttons share: such a name does not say what its button acts on. Names that end in a time are
 * allowed, and buttons inside fields are ignored, because the field has a name.
 */
const sameNames = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (button: Element) =>
      (button.getAttribute('aria-labelledby') ?? button.getAttribute('aria-label') ?? button.textContent ?? '').trim()
    const names = [...document.querySelectorAll('main button:not(.mantine-InputWrapper-root *)')]
      .filter((one) => one.checkVisibility())
      .map(nameOf)
    return [...new Set(names.filter((name, index) => names.indexOf(name) !== index && !/\d:\d\d$/.test(name)))]
  })
