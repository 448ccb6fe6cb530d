import { jestCounts, playwrightCounts } from './test-counts.mjs'

test('a flaky journey counts as failed, and skipped journeys are counted', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }
  expect(playwrightCounts({ stats })).toEqual({ passed: 5, failed: 3, skipped: 3 })
})

test('a suite that fails to load counts as one failure in addition to failed tests', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 3,
    numTodoTests: 1,
  }
  expect(jestCounts(report)).toEqual({ passed: 7, failed: 3, skipped: 4 })
})
