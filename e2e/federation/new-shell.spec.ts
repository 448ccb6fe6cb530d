import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { fichaPath, PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { pacedClock } from '../support/clock'
import { fixture } from '../support/fixtures'
import { askForVersions, expectNewVersion, newVersion } from '../support/new-version'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { expect } from '../support/test'
import { test } from '../support/test-builds'

/** Real seconds per second of the page. */
const SLOW = 10

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
const SHELL_FILES = (url: URL) => /^\/[^/]+\.[0-9a-f]{10}\.(js|css)$/.test(url.pathname)

const main = (page: Page) => page.getByRole('main')
const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Actualizar y perder esto?' })
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('a new build of the shell: open pages report it, name what a reload would lose, and never reload by themselves', async ({
  page,
  builds,
  seeded: _,
}) => {
  await pacedClock(page, SLOW)
  const plan = main(page).getByRole('heading', { name: '182 juicios nuevos' })

  await test.step('a person reads what a report would change', async () => {
    await page.goto(fichaPath(SEEDED_FICHA))
    await page.evaluate(() => Object.assign(window, { marked: true }))
    await main(page).locator('input[type=file]').setInputFiles(fixture(REPORT))
    await expect(plan).toBeVisible()
  })

  await test.step('another build of the shell replaces the former one, whose files are gone', async () => {
    await builds.replaceShell({ contract: CONTRACT_MAJOR + 1 })
    await page.route(SHELL_FILES, (route) => route.fulfill({ status: 404 }))
    await expectNewVersion(page, SLOW)
  })

  await test.step('updating would lose the plan, so the notice names the plan, and the plan stays', async () => {
    await newVersion(page).getByRole('button', { name: 'Actualizar' }).click()
    await expect(question(page)).toContainText(`El archivo «${REPORT}»`)
    await expectAccessibleInBothThemes(page, 'the question before an update')
    await question(page).getByRole('button', { name: 'Cancelar' }).click()
    await expect(plan).toBeVisible()
  })

  await test.step('a screen of the former build that was not open yet offers the new version', async () => {
    await page.getByRole('link', { name: 'Módulos', exact: true }).first().click()
    await expect(main(page).getByRole('alert')).toHaveText(/^Hay una versión nueva de Fichero, y esta parte/)
    await expectAccessibleInBothThemes(page, 'a screen of the shell that is gone')
    await page.goBack()
    await expect(plan).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })

  await test.step('updating anyway loads the new build, which says that the modules are older', async () => {
    await page.goForward()
    // The screen must have requested its file before the file is available again.
    await expect(main(page).getByRole('alert')).toBeVisible()
    await page.unroute(SHELL_FILES)
    await main(page).getByRole('button', { name: 'Actualizar' }).click()
    await question(page).getByRole('button', { name: 'Actualizar' }).click()
    await expect(main(page).getByRole('heading', { level: 1, name: 'Módulos' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${PATHS.modules}$`))
    expect(await isMarked(page)).toBe(false)
    await expect(
      main(page)
        .getByText(/^Compatible, pero con el contrato anterior/)
        .first(),
    ).toBeVisible()
  })

  await test.step('the new build is not reported again', async () => {
    await askForVersions(page, SLOW)
    // A page that reports a new version asks no more, so the second request shows that the page has read the first answer.
    await askForVersions(page, SLOW)
    await expect(newVersion(page)).toHaveCount(0)
  })
})
