import type { Page } from '@playwright/test'
import { setPace } from './clock'
import { expect } from './test'

/** Real seconds per second of the page, so that the minute between two requests takes three real seconds. */
const FAST_PACE = 0.05

/** The notice of a new version, above the screen. */
export const newVersion = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Hay una versión nueva de Fichero.' })

/**
 * Speeds the page up until it asks for new versions, which it does every minute. The answer then arrives at the pace `usual`.
 */
export async function askForVersions(page: Page, usual: number) {
  const answered = page.waitForResponse('**/api/remotes')
  const requested = page.waitForRequest('**/api/remotes')
  await setPace(page, FAST_PACE)
  await requested
  await setPace(page, usual)
  await answered
}

/** Expects the page to report a new version without a reload. */
export const expectNewVersion = (page: Page, usual: number) =>
  expect(async () => {
    await askForVersions(page, usual)
    await expect(newVersion(page)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
