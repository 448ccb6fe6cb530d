/** @typedef {{ passed: number, failed: number, flaky: string[], skipped: number }} Counts */

/**
 * Reads Jest's JSON report. A suite that fails to load has no tests and counts as one failure.
 * @param {Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' |
 * 'numTodoTests', number>} report
 * @returns {Counts}
 */
export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  flaky: [],
  skipped: report.numPendingTests + report.numTodoTests,
})

/**
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite a file or `describe`
 * @typedef {{ title: string, tests: { status: string }[] }} PlaywrightSpec
 */

/**
 * Reads Playwright's JSON report. `flaky` has the titles of journeys that passed only on a retry.
 * @param {{ stats: Record<'expected' | 'unexpected' | 'skipped', number>, suites: PlaywrightSuite[] }} report
 * @returns {Counts}
 */
export const playwrightCounts = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected,
  flaky: suites.flatMap((suite) => flakyTitles(suite)),
  skipped: stats.skipped,
})

/** @param {PlaywrightSuite} suite @returns {string[]} */
function flakyTitles({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => spec.title)
  return [...own, ...suites.flatMap((suite) => flakyTitles(suite))].map((name) => `${title} › ${name}`)
}
