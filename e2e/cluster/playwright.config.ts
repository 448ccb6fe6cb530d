import { defineConfig } from '@playwright/test'

/** Test files that do not run at the same time as others. */
const ALONE = /rolling-restart/

/**
 * Tests with several servers and without a browser. A test file waits for its servers most of the time, so two files run at
 * once, except the rolling restart: on a busy machine its probes would be answered too late.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/cluster',
  workers: 2,
  projects: [
    { name: 'alone', testMatch: ALONE },
    { name: 'two at once', testIgnore: ALONE },
  ],
  timeout: 3_600_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/cluster.json' }],
  ],
})
