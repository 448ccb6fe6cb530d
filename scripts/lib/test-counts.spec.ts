import { jestCounts, playwrightCounts } from './test-counts.mjs'

test('a journey that passed only when repeated has failed, and what was skipped is counted', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }
  expect(playwrightCounts({ stats })).toEqual({ passed: 5, failed: 3, skipped: 3 })
})

test('a suite that does not load fails, beside the tests that fail', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 3,
    numTodoTests: 1,
  }
  expect(jestCounts(report)).toEqual({ passed: 7, failed: 3, skipped: 4 })
})
