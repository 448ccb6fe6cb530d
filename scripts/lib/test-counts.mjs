import { relative } from 'node:path'

/**
 * @typedef {{ passed: number, failed: number, flaky: string[], seconds: Record<string, number>, skipped: number }} Counts
 * `flaky` has the titles of journeys that passed only on a retry, and `seconds` the time of each spec file.
 */

/**
 * @typedef {{ ancestorTitles: string[], duration?: number | null }} JestTest
 * @typedef {{ name: string, startTime: number, endTime: number, assertionResults: JestTest[] }} JestFile
 */

/**
 * Reads Jest's JSON report. A suite that fails to load has no tests and counts as one failure.
 * @param {Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' |
 * 'numTodoTests', number> & { testResults: JestFile[] }} report
 * @returns {Counts}
 */
export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  flaky: [],
  seconds: report.testResults.reduce(addJestFile, {}),
  skipped: report.numPendingTests + report.numTodoTests,
})

/**
 * Adds the time of a file; if the file is a group of specs, the time of the tests of each spec.
 * @param {Record<string, number>} seconds
 * @param {JestFile} file
 */
function addJestFile(seconds, { name, startTime, endTime, assertionResults }) {
  if (!name.includes('.spec-groups')) return { ...seconds, [relative('', name)]: (endTime - startTime) / 1000 }
  for (const { ancestorTitles, duration } of assertionResults) {
    const [spec = name] = ancestorTitles
    seconds[spec] = (seconds[spec] ?? 0) + (duration ?? 0) / 1000
  }
  return seconds
}

/**
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite a file or `describe`
 * @typedef {{ title: string, tests: { status: string, results: { duration: number }[] }[] }} PlaywrightSpec
 */

/**
 * Reads Playwright's JSON report.
 * @param {{ stats: Record<'expected' | 'unexpected' | 'skipped', number>, suites: PlaywrightSuite[] }} report
 * @returns {Counts}
 */
export function playwrightCounts({ stats, suites }) {
  const journeys = suites.flatMap((suite) => journeysOf(suite))
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    flaky: journeys.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ name }) => name),
    seconds: Object.fromEntries(journeys.map(({ name, tests }) => [name, durationOf(tests)])),
    skipped: stats.skipped,
  }
}

/**
 * Returns the journeys of a file with their full titles.
 * @param {PlaywrightSuite} suite
 * @returns {{ name: string, tests: PlaywrightSpec['tests'] }[]}
 */
function journeysOf({ title, specs = [], suites = [] }) {
  const own = specs.map(({ title: name, tests }) => ({ name, tests }))
  const all = [...own, ...suites.flatMap((suite) => journeysOf(suite))]
  return all.map(({ name, tests }) => ({ name: `${title} › ${name}`, tests }))
}

/** @param {PlaywrightSpec['tests']} tests */
const durationOf = (tests) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0)

/**
 * Returns a line for each of the slowest specs, such as `  12.3 s  api/src/server/start.spec.ts`.
 * @param {Record<string, number>} seconds
 * @param {number} count
 */
export const slowest = (seconds, count) =>
  Object.entries(seconds)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, duration]) => `${duration.toFixed(1).padStart(7)} s  ${name}`)
