// `npm run verify`: tests that `npm test` omits: long specs, the API on MySQL, all other journeys, other browsers, and several
// servers. Suites whose tools are not installed or configured count as skipped.
import { spawnSync } from 'node:child_process'
import { api, check, end, jest, journeys, LONG, playwright, skipSuite, suite } from './lib/suites.mjs'
import { npmRun } from './lib/tools.mjs'

const isBuilt = await check('build', npmRun('build'))
await jest('long specs of packages and front ends', ['--selectProjects', 'units', '--testPathPatterns', LONG])
await api('long specs of the API on the embedded database', 'sqlite', 'long')
if (process.env.TEST_DATABASE_URL) await api('API on MySQL', 'mysql')
else skipSuite('API on MySQL', 'TEST_DATABASE_URL is not set')
await journeys('other journeys', isBuilt, ['--grep-invert', '@main'])
await inOtherBrowsers()
await withSeveralServers()
await end()

function inOtherBrowsers() {
  const name = 'Firefox and WebKitGTK'
  if (!isBuilt) return skipSuite(name, 'the build failed')
  return suite(
    name,
    (report) => ['e2e/engines/smoke.mjs', report],
    {},
    (counts) => counts,
  )
}

async function withSeveralServers() {
  const name = 'several servers'
  if (!isBuilt) return skipSuite(name, 'the build failed')
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return skipSuite(name, 'it needs root on Linux')
  const mysqld = process.env.MYSQLD ?? 'mysqld'
  if (spawnSync(`${mysqld} --version`, { shell: true }).status !== 0)
    return skipSuite(name, `${mysqld} is not installed`)
  const project = (/** @type {string} */ of) => ['--config', 'e2e/cluster/playwright.config.ts', '--project', of]
  await playwright('a rolling restart', project('alone'))
  await playwright(name, project('two at once'))
}
