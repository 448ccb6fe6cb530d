// `npm test`: lint, types, unit tests, the API on every database it is given, and the browser journeys.
// Every suite runs even when an earlier one failed; the last line counts them all.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = await mkdtemp(join(tmpdir(), 'fichero-test-'))
const totals = { passed: 0, failed: 0 }

/** Runs a command of the project with its output on this terminal; answers its exit code. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => resolve(code ?? 1))
    child.on('error', () => resolve(1))
  })
}

function count(name, passed, failed, started) {
  totals.passed += passed
  totals.failed += failed
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(`\n— ${name}: ${failed === 0 ? 'ok' : 'FAILED'} (${passed} passed, ${failed} failed, ${seconds} s)\n`)
  return failed === 0
}

/** A check that passes or fails as a whole. */
async function check(name, command, args) {
  const started = Date.now()
  const failed = (await run(command, args)) === 0 ? 0 : 1
  return count(name, 1 - failed, failed, started)
}

/** A suite whose runner writes a JSON report; `read` takes its counts from it. */
async function suite(name, command, args, env, read) {
  const started = Date.now()
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  const code = await run(command, args(report), { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const counts = await readFile(report, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => ({ passed: 0, failed: 0 }),
  )
  // A runner that died, or found nothing to run, has failed whatever it counted.
  const failed = counts.failed === 0 && (code !== 0 || counts.passed === 0) ? 1 : counts.failed
  return count(name, counts.passed, failed, started)
}

const jest = (name, project, env = {}) =>
  suite(
    name,
    'npx',
    (report) => ['jest', '--selectProjects', project, '--json', '--outputFile', report],
    env,
    ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests || numFailedTestSuites,
    }),
  )

const journeys = () =>
  suite(
    'browser journeys',
    'npx',
    () => ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    {},
    // A journey that a busy machine made too slow once, and that passed when repeated, has passed.
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  )

await check('lint', 'npm', ['run', '--silent', 'lint'])
await check('types', 'npm', ['run', '--silent', 'types'])
const built = await check('build', 'npm', ['run', '--silent', 'build'])
await jest('units', 'units')
await jest('API on the embedded database', 'api', { TEST_ENGINE: 'sqlite' })
if (process.env.TEST_DATABASE_URL) await jest('API on MySQL', 'api', { TEST_ENGINE: 'mysql' })
else console.log('— API on MySQL: left out, because TEST_DATABASE_URL is not set.\n')
if (built && (await check('browser', 'node', ['e2e/support/install-browser.mjs']))) await journeys()

await rm(reports, { recursive: true })
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1
