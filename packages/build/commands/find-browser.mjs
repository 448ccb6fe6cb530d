import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Paths where operating systems install Chromium or Chrome. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, the system's, or the one that Playwright installed; undefined if there is
 * none.
 */
export function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}
