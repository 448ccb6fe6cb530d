import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/browser.mjs'
import type { Options } from './support/test'

export default defineConfig<Options>({
  outputDir: process.env.E2E_OUTPUT ?? './test-results',
  fullyParallel: true,
  workers: 2,
  projects: [
    ...['journeys', 'federation', 'looks'].map((name) => ({ name, testDir: name })),
    // The journeys again, on pages that the browser translates.
    { name: 'translated', testDir: 'journeys', grepInvert: /@original/, use: { isTranslated: true } },
  ],
  // Limits for a test that hangs: a busy machine with two cores needs three times as long as an idle one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes only on its retry is reported by name as flaky, and does not fail the run.
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? './test-results/report.json' }],
  ],
  use: {
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // A trace records every frame, which takes a third of all CPU time. Pass `--trace on` if you need one.
    trace: 'off',
    // The CPU renders motion frame by frame. Tests about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // A page lives for seconds, so optimising compilers do not pay off. Chromium's sandbox refuses to run as
      // root, the usual user in containers.
      args: ['--disable-gpu', '--js-flags=--no-opt --no-maglev', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
})
