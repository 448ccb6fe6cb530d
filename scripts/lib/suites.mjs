// Shared by `npm test` and `npm run verify`. Every suite runs even if an earlier one fails, and ends with a summary line. The
// end repeats all summary lines, and lists flaky journeys and the slowest specs. The last line has the totals: `N passed, N
// failed, N flaky, N skipped`. A suite that cannot run counts as one skipped test.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jestCounts, playwrightCounts, slowest } from './test-counts.mjs'
import { toolFile } from './tools.mjs'

/** @typedef {import('./test-counts.mjs').Counts} Counts */

const JEST = toolFile('jest')
const PLAYWRIGHT = toolFile('playwright', '@playwright/test')
const GROUPED = ['--config', 'api/jest.grouped.cjs']
/** @type {Counts} */
const NONE = { passed: 0, failed: 0, flaky: [], seconds: {}, skipped: 0 }

const reports = await mkdtemp(join(tmpdir(), 'fichero-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
/** The counts and the summary line of each suite. @type {{ counts: Counts, line: string }[]} */
const results = []
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
 * Prints and stores the result of a suite. Returns whether the suite passed.
 * @param {string} name
 * @param {Counts} counts
 * @param {number} started
 */
function add(name, counts, started) {
  const state = counts.failed === 0 ? 'ok' : 'FAILED'
  store(counts, `${name}: ${state} (${sentenceOf(counts)}, ${secondsSince(started)} s)`)
  return counts.failed === 0
}

/**
 * @param {Counts} counts
 * @param {string} line
 */
function store(counts, line) {
  results.push({ counts, line: `— ${line}` })
  console.log(`\n— ${line}\n`)
}

/** @param {Counts} counts */
const sentenceOf = ({ passed, failed, flaky, skipped }) =>
  `${passed} passed, ${failed} failed, ${flaky.length} flaky, ${skipped} skipped`

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
  return add(name, { ...NONE, passed: 1 - failed, failed }, started)
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
    () => NONE,
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
export const skipSuite = (name, why) => store({ ...NONE, skipped: 1 }, `${name}: SKIPPED, because ${why}.`)

/**
 * Counts a suite that could not start as one failed test.
 * @param {string} name
 * @param {string} why
 */
export const failSuite = (name, why) => store({ ...NONE, failed: 1 }, `${name}: FAILED, because ${why}.`)

/**
 * Patterns for the names of specs. A spec whose name has a part of `npm run verify` runs only there: `x.long.spec.ts` tests many
 * cases of something that another test already covers once, `x.generated.spec.ts` random input, and `x.crashes.spec.ts` servers
 * that fail or are killed.
 */
export const SPECS = {
  test: '(?<!\\.(long|generated|crashes))\\.spec\\.tsx?$',
  testOnMysql: '\\.(sql|mysql)\\.spec\\.ts$',
  long: '\\.long\\.spec\\.tsx?$',
  mariadb: '\\.sql\\.spec\\.ts$',
  mysql: '(?<!\\.(generated|crashes))\\.spec\\.ts$',
  generated: '\\.generated\\.spec\\.tsx?$',
  crashes: '\\.crashes\\.spec\\.tsx?$',
}

/**
 * Runs the Jest specs that the arguments `selection` select.
 * @param {string} name
 * @param {string[]} selection
 * @param {Record<string, string>} [env]
 */
const jest = (name, selection, env = {}) =>
  suite(name, (report) => [JEST, ...selection, '--json', '--outputFile', report], env, jestCounts)

/**
 * Runs the specs of packages and front ends.
 * @param {string} name
 * @param {string} specs a pattern for their names
 */
export const units = (name, specs) => jest(name, ['--selectProjects', 'units', '--testPathPatterns', specs])

/**
 * Runs specs of the API on a database engine.
 * @param {string} name
 * @param {'sqlite' | 'mysql'} engine
 * @param {string} specs a pattern for their names
 * @param {string} [url] of the MySQL server
 */
export async function api(name, engine, specs, url = process.env.TEST_DATABASE_URL) {
  if (engine === 'sqlite') return jest(name, GROUPED, { TEST_ENGINE: engine, TEST_SPECS: specs })
  if (!url) return skipSuite(name, 'TEST_DATABASE_URL is not set')
  return jest(name, GROUPED, { TEST_ENGINE: engine, TEST_SPECS: specs, TEST_DATABASE_URL: url })
}

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
 * Runs Playwright with the arguments `selection`.
 * @param {string} name
 * @param {string[]} selection
 */
export const playwright = (name, selection) =>
  suite(name, () => [PLAYWRIGHT, 'test', ...selection], {}, playwrightCounts)

/** Prints each suite's summary and the totals. Sets the exit code to 1 if a suite failed. */
export function end() {
  const all = results.map(({ counts }) => counts)
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    all.reduce((total, counts) => total + counts[key], 0)
  const totals = {
    passed: sum('passed'),
    failed: sum('failed'),
    flaky: all.flatMap(({ flaky }) => flaky),
    seconds: Object.assign({}, ...all.map(({ seconds }) => seconds)),
    skipped: sum('skipped'),
  }
  console.log(results.map(({ line }) => line).join('\n'))
  console.log(`The ten slowest specs:\n${slowest(totals.seconds, 10).join('\n')}`)
  for (const name of totals.flaky) console.log(`Flaky: ${name}`)
  console.log(`\nAll in ${secondsSince(begun)} s.\n${sentenceOf(totals)}`)
  process.exitCode = totals.failed === 0 ? 0 : 1
}
