/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Reads Jest's JSON report. A suite that fails to load has no tests and counts as one failure.
 * @param {Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' |
 * 'numTodoTests', number>} report
 * @returns {Counts}
 */
export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
})

/**
 * Reads Playwright's JSON report. A flaky journey, which passed only on a retry, counts as failed.
 * @param {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }} report
 * @returns {Counts}
 */
export const playwrightCounts = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
})
