import type { Page } from '@playwright/test'
import { setPace } from './clock'
import { expect } from './test'

/** Real seconds per second of the page: its minute between two requests takes three seconds. */
const SOON = 0.05

/** The notice of a new version, above the screen. */
export const newVersion = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Hay una versión nueva de Fichero.' })

/**
 * Lets the page's next minute pass, until it has asked for new versions. The answer then has time, at the pace `usual`.
 */
export async function askForVersions(page: Page, usual: number) {
  const answered = page.waitForResponse('**/api/remotes')
  const asked = page.waitForRequest('**/api/remotes')
  await setPace(page, SOON)
  await asked
  await setPace(page, usual)
  await answered
}

/** The page tells that there is a new version, without anybody reloading it. */
export const expectNewVersion = (page: Page, usual: number) =>
  expect(async () => {
    await askForVersions(page, usual)
    await expect(newVersion(page)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
