import { resolve } from 'node:path'
import { jestCounts, playwrightCounts, slowest } from './test-counts.mjs'

const journey = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
})

test('flaky journeys are listed by title instead of counted as failed, and the time of a journey includes its retry', () => {
  const group = {
    title: 'on a phone',
    specs: [journey('opens', 'flaky', 2000, 1000), journey('closes', 'expected', 500)],
  }
  const file = { title: 'menu.spec.ts', specs: [journey('is read aloud', 'expected', 700)], suites: [group] }
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }
  expect(playwrightCounts({ stats, suites: [file] })).toEqual({
    passed: 5,
    failed: 1,
    flaky: ['menu.spec.ts › on a phone › opens'],
    seconds: {
      'menu.spec.ts › is read aloud': 0.7,
      'menu.spec.ts › on a phone › opens': 3,
      'menu.spec.ts › on a phone › closes': 0.5,
    },
    skipped: 3,
  })
})

const REPORT = {
  numPassedTests: 7,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 2,
  numPendingTests: 3,
  numTodoTests: 1,
  testResults: [],
}

test('a suite that fails to load counts as one failure in addition to failed tests', () => {
  expect(jestCounts(REPORT)).toEqual({ passed: 7, failed: 3, flaky: [], seconds: {}, skipped: 4 })
})

test('the time of specs is that of their file, or of their tests in a group of specs', () => {
  const tests = [
    { ancestorTitles: ['api/src/a.spec.ts'], duration: 1000 },
    { ancestorTitles: ['api/src/b.spec.ts', 'a section'], duration: 400 },
    { ancestorTitles: ['api/src/a.spec.ts'], duration: null },
    { ancestorTitles: ['api/src/a.spec.ts'], duration: 500 },
  ]
  const testResults = [
    { name: resolve('kit/x.spec.ts'), startTime: 1000, endTime: 3000, assertionResults: [] },
    { name: '/api/.spec-groups/sqlite/group-1.cjs', startTime: 0, endTime: 9000, assertionResults: tests },
  ]
  const { seconds } = jestCounts({ ...REPORT, testResults })
  expect(seconds).toEqual({ 'kit/x.spec.ts': 2, 'api/src/a.spec.ts': 1.5, 'api/src/b.spec.ts': 0.4 })
  expect(slowest(seconds, 2)).toEqual(['    2.0 s  kit/x.spec.ts', '    1.5 s  api/src/a.spec.ts'])
})
