// `npm test`: lint, types, unit tests, the API on every configured database, and the browser journeys. All suites run
// even if an earlier one fails. The last line has the total: `N passed, N failed, N skipped`. A suite that cannot run
// counts as one skipped.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jestCounts, playwrightCounts } from './lib/test-counts.mjs'
import { npmRun, toolFile } from './lib/tools.mjs'

/** @typedef {import('./lib/test-counts.mjs').Counts} Counts */

const JEST = toolFile('jest')
const PLAYWRIGHT = toolFile('playwright', '@playwright/test')

const reports = await mkdtemp(join(tmpdir(), 'fichero-test-'))
/** @type {Counts} */
const totals = { passed: 0, failed: 0, skipped: 0 }

/**
 * Runs a program of Node with its output on this terminal. Returns its exit code.
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
 * @param {string} name
 * @param {Counts} counts
 * @param {number} started
 */
function add(name, { passed, failed, skipped }, started) {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  const state = failed === 0 ? 'ok' : 'FAILED'
  console.log(`\n— ${name}: ${state} (${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s)\n`)
  return failed === 0
}

/**
 * A check that passes or fails as a whole.
 * @param {string} name
 * @param {string[]} args
 */
async function check(name, args) {
  const started = Date.now()
  const failed = (await run(args)) === 0 ? 0 : 1
  return add(name, { passed: 1 - failed, failed, skipped: 0 }, started)
}

/**
 * A suite whose runner writes a JSON report; `read` returns its counts.
 * @param {string} name
 * @param {(report: string) => string[]} args
 * @param {Record<string, string>} env
 * @param {(report: any) => Counts} read
 */
async function suite(name, args, env, read) {
  const started = Date.now()
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  const code = await run(args(report), { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const counts = await readFile(report, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => ({ passed: 0, failed: 0, skipped: 0 }),
  )
  // A runner that crashed or found no tests has failed whatever it counted.
  const failed = counts.failed === 0 && (code !== 0 || counts.passed === 0) ? 1 : counts.failed
  return add(name, { ...counts, failed }, started)
}

/**
 * @param {string} name
 * @param {string} why
 */
function leaveOut(name, why) {
  totals.skipped += 1
  console.log(`\n— ${name}: SKIPPED, because ${why}.\n`)
}

/**
 * @param {string} name
 * @param {string[]} which
 * @param {Record<string, string>} [env]
 */
const jest = (name, which, env = {}) =>
  suite(name, (report) => [JEST, ...which, '--json', '--outputFile', report], env, jestCounts)

/**
 * @param {string} name
 * @param {string} engine
 */
const api = (name, engine) => jest(name, ['--config', 'api/jest.grouped.cjs'], { TEST_ENGINE: engine })

const journeys = () =>
  suite('browser journeys', () => [PLAYWRIGHT, 'test', '--config', 'e2e/playwright.config.ts'], {}, playwrightCounts)

await check('lint', npmRun('lint'))
await check('types', npmRun('types'))
const built = await check('build', npmRun('build'))
await jest('units', ['--selectProjects', 'units'])
await api('API on the embedded database', 'sqlite')
if (process.env.TEST_DATABASE_URL) await api('API on MySQL', 'mysql')
else leaveOut('API on MySQL', 'TEST_DATABASE_URL is not set')
if (!built) leaveOut('browser journeys', 'the build failed')
else if (await check('browser', ['e2e/support/install-browser.mjs'])) await journeys()
else leaveOut('browser journeys', 'there is no browser')

await rm(reports, { recursive: true })
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exitCode = totals.failed === 0 ? 0 : 1
