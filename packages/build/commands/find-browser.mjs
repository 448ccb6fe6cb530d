import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/** The Chromium for the journeys: `CHROMIUM_PATH`, the system's, or the one that Playwright installed. */
export function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}
