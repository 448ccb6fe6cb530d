/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Jest's JSON report. A suite that does not even load has no tests to count: it fails as one.
 * @param {Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests', number>} report
 * @returns {Counts}
 */
export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
})

/**
 * Playwright's JSON report. A journey that passed only when repeated has failed.
 * @param {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }} report
 * @returns {Counts}
 */
export const playwrightCounts = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
})
