import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/browser.mjs'

export default defineConfig({
  testDir: './tests',
  outputDir: process.env.E2E_OUTPUT ?? './test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? './test-results/report.json' }],
  ],
  use: {
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // A trace records every frame, which is a third of all CPU time: who needs one passes `--trace on`.
    trace: 'off',
    // Motion is drawn frame by frame by the processor. Tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // A page lives for seconds: what compiling it for speed costs, no test gets back. Chromium's sandbox
      // refuses to run as root, the usual user in containers.
      args: ['--disable-gpu', '--js-flags=--no-opt --no-maglev', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
})
