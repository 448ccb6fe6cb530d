import { defineConfig } from '@playwright/test'

/** What needs several servers, without a browser. One after the other: each of them keeps the machine busy. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/cluster',
  workers: 1,
  timeout: 3_600_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/cluster.json' }],
  ],
})
