// Shared by `npm test` and `npm run verify`. Every suite runs even if an earlier one fails, and ends with a summary line. All
// summary lines are repeated at the end with the total time, and flaky journeys by name. The last line has the totals: `N
// passed, N failed, N flaky, N skipped`. A suite that cannot run counts as one skipped test.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jestCounts, playwrightCounts } from './test-counts.mjs'
import { toolFile } from './tools.mjs'

/** @typedef {import('./test-counts.mjs').Counts} Counts */

const JEST = toolFile('jest')
const PLAYWRIGHT = toolFile('playwright', '@playwright/test')

const reports = await mkdtemp(join(tmpdir(), 'fichero-test-'))
/** @type {Counts} */
const totals = { passed: 0, failed: 0, flaky: [], skipped: 0 }
/** The summary lines of the suites. @type {string[]} */
const lines = []
const begun = Date.now()

/**
 * Runs a Node script with its output on this terminal. Returns its exit code.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
function run(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => resolve(code ?? 1))
    child.on('error', () => resolve(1))
  })
}

/**
 * Adds the result of a suite to the totals. Returns whether the suite passed.
 * @param {string} name
 * @param {Counts} counts
 * @param {number} started
 */
function add(name, counts, started) {
  totals.passed += counts.passed
  totals.failed += counts.failed
  totals.flaky.push(...counts.flaky)
  totals.skipped += counts.skipped
  const state = counts.failed === 0 ? 'ok' : 'FAILED'
  say(`${name}: ${state} (${sentenceOf(counts)}, ${secondsSince(started)} s)`)
  return counts.failed === 0
}

/** @param {Counts} counts */
const sentenceOf = ({ passed, failed, flaky, skipped }) =>
  `${passed} passed, ${failed} failed, ${flaky.length} flaky, ${skipped} skipped`

/** Prints a summary line, and stores it for the end. @param {string} line */
function say(line) {
  lines.push(`— ${line}`)
  console.log(`\n— ${line}\n`)
}

/** @param {number} started */
const secondsSince = (started) => ((Date.now() - started) / 1000).toFixed(0)

/**
 * Runs a check that counts as one test.
 * @param {string} name
 * @param {string[]} args
 */
export async function check(name, args) {
  const started = Date.now()
  const failed = (await run(args)) === 0 ? 0 : 1
  return add(name, { passed: 1 - failed, failed, flaky: [], skipped: 0 }, started)
}

/**
 * Runs a suite whose runner writes a JSON report; `read` returns its counts.
 * @param {string} name
 * @param {(report: string) => string[]} args
 * @param {Record<string, string>} env
 * @param {(report: any) => Counts} read
 */
export async function suite(name, args, env, read) {
  const started = Date.now()
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  const code = await run(args(report), { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const counts = await readFile(report, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => ({ passed: 0, failed: 0, flaky: [], skipped: 0 }),
  )
  // A runner that crashed or found no tests has failed, whatever the report says.
  const tests = counts.passed + counts.flaky.length + counts.skipped
  const failed = counts.failed === 0 && (code !== 0 || tests === 0) ? 1 : counts.failed
  return add(name, { ...counts, failed }, started)
}

/**
 * Counts a suite that cannot run as one skipped test.
 * @param {string} name
 * @param {string} why
 */
export function skipSuite(name, why) {
  totals.skipped += 1
  say(`${name}: SKIPPED, because ${why}.`)
}

/**
 * Runs the Jest specs that the arguments `selection` select.
 * @param {string} name
 * @param {string[]} selection
 * @param {Record<string, string>} [env]
 */
export const jest = (name, selection, env = {}) =>
  suite(name, (report) => [JEST, ...selection, '--json', '--outputFile', report], env, jestCounts)

/**
 * A long spec (`x.long.spec.ts`) tests many cases of something that another test already covers once, such as the screens of
 * the main job. Only `npm run verify` runs all long specs. `npm run quick` runs long specs that use a changed file.
 */
export const LONG = '\\.long\\.spec\\.tsx?$'
export const NOT_LONG = '(?<!\\.long)\\.spec\\.tsx?$'

/**
 * Runs the specs of the API on a database engine.
 * @param {string} name
 * @param {'sqlite' | 'mysql'} engine
 * @param {'long' | 'short' | ''} length of the specs; MySQL runs both
 */
export const api = (name, engine, length = '') =>
  jest(name, ['--config', 'api/jest.grouped.cjs'], { TEST_ENGINE: engine, TEST_LENGTH: length })

/**
 * Runs the browser journeys that the arguments `selection` select, if the build succeeded.
 * @param {string} name
 * @param {boolean} isBuilt
 * @param {string[]} selection
 */
export async function journeys(name, isBuilt, selection) {
  if (!isBuilt) return skipSuite(name, 'the build failed')
  if (!(await check('browser', ['e2e/support/install-browser.mjs']))) return skipSuite(name, 'there is no browser')
  await playwright(name, ['--config', 'e2e/playwright.config.ts', ...selection])
}

/**
 * @param {string} name
 * @param {string[]} selection
 */
export const playwright = (name, selection) =>
  suite(name, () => [PLAYWRIGHT, 'test', ...selection], {}, playwrightCounts)

/** Prints each suite's summary and the totals. Sets the exit code to 1 if a suite failed. */
export async function end() {
  await rm(reports, { recursive: true })
  console.log(lines.join('\n'))
  for (const name of totals.flaky) console.log(`Flaky: ${name}`)
  console.log(`\nAll in ${secondsSince(begun)} s.\n${sentenceOf(totals)}`)
  process.exitCode = totals.failed === 0 ? 0 : 1
}
