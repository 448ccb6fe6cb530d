import { jestCounts, playwrightCounts } from './test-counts.mjs'

test('flaky journeys are listed by title instead of counted as failed', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const group = { title: 'on a phone', specs: [spec('opens', 'flaky'), spec('closes', 'expected')] }
  const file = { title: 'menu.spec.ts', specs: [spec('is read aloud', 'flaky')], suites: [group] }
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }
  expect(playwrightCounts({ stats, suites: [file] })).toEqual({
    passed: 5,
    failed: 1,
    flaky: ['menu.spec.ts › is read aloud', 'menu.spec.ts › on a phone › opens'],
    skipped: 3,
  })
})

test('a suite that fails to load counts as one failure in addition to failed tests', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 3,
    numTodoTests: 1,
  }
  expect(jestCounts(report)).toEqual({ passed: 7, failed: 3, flaky: [], skipped: 4 })
})
