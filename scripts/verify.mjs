// `npm run verify -- PART…` runs tests that `npm test` omits, each part in less than twelve minutes on two cores. Without a
// part it runs all of them in sequence. Suites whose tools are not installed or configured are skipped by name.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api, check, end, failSuite, journeys, playwright, SPECS, skipSuite, suite, units } from './lib/suites.mjs'
import { npmRun } from './lib/tools.mjs'

const PARTS = {
  /** Many cases of what `npm test` tests once in packages and front ends, and packages and releases. */
  units: () => units('long specs of packages and front ends', SPECS.long),
  /** Many cases of what `npm test` tests once in the API. */
  async api() {
    await api('long specs of the API', 'sqlite', SPECS.long)
    if (process.env.TEST_REDIS_URL) await api('rate limits in Redis', 'sqlite', '/http/throttle/')
    else skipSuite('rate limits in Redis', 'TEST_REDIS_URL is not set')
  },
  /** All specs that open a database, on MySQL; those that `npm test` runs on MySQL, on MariaDB. */
  async mysql() {
    await api('API on MySQL', 'mysql', SPECS.mysql)
    await onMariadb('API on MariaDB')
  },
  /** Random requests, files, histories and values. */
  async generated() {
    await units('generated values', SPECS.generated)
    await api('generated input of the API', 'sqlite', SPECS.generated)
    await api('generated input of the API on MySQL', 'mysql', SPECS.generated)
  },
  /** Servers that fail, are killed or interrupted, and full disks. */
  async crashes() {
    await api('crashes', 'sqlite', SPECS.crashes)
    await api('crashes on MySQL', 'mysql', SPECS.crashes)
  },
  journeys: () => journeys('other journeys', isBuilt, ['--project', 'journeys', '--grep-invert', '@main']),
  /** The journeys on pages whose texts a browser has translated. */
  translated: () => journeys('journeys on translated pages', isBuilt, ['--project', 'translated']),
  federation: () => journeys('federation', isBuilt, ['--project', 'federation', '--grep-invert', '@main']),
  looks: () => journeys('looks', isBuilt, ['--project', 'looks', '--grep-invert', '@main']),
  /** Firefox and WebKitGTK. */
  async engines() {
    const name = 'Firefox and WebKitGTK'
    if (!isBuilt) return skipSuite(name, 'the build failed')
    await suite(
      name,
      (report) => ['e2e/engines/smoke.mjs', report],
      {},
      (counts) => counts,
    )
  },
  /** Failover, rolling restarts and upgrades, releases and images. */
  async cluster() {
    const why = whyNoCluster()
    if (why) return skipSuite('several servers', why)
    const project = (/** @type {string} */ name) => ['--config', 'e2e/cluster/playwright.config.ts', '--project', name]
    await playwright('a rolling restart', project('alone'))
    await playwright('several servers', project('two at once'))
  },
}

/** Starts a MariaDB server for the suite, as for a trial of the system. @param {string} name */
async function onMariadb(name) {
  if (spawnSync('which', ['mariadbd', 'mariadb-install-db']).status !== 0)
    return skipSuite(name, 'mariadbd is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'fichero-mariadb-'))
  const server = (/** @type {string} */ command) =>
    execFileSync(process.execPath, ['deploy/mariadb/group.mjs', command], {
      env: { ...process.env, GROUP_DIR: folder },
      encoding: 'utf8',
    }).trim()
  try {
    await api(name, 'mysql', SPECS.mariadb, server('start'))
  } catch (error) {
    failSuite(name, error instanceof Error ? error.message : String(error))
  } finally {
    server('stop')
    rmSync(folder, { recursive: true, force: true })
  }
}

function whyNoCluster() {
  if (!isBuilt) return 'the build failed'
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return 'it needs root on Linux'
  const mysqld = process.env.MYSQLD ?? 'mysqld'
  const isInstalled = spawnSync(`${mysqld} --version`, { shell: true }).status === 0
  return isInstalled ? undefined : `${mysqld} is not installed`
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
const isBuilt = await check('build', npmRun('build'))
for (const [name, run] of Object.entries(PARTS)) if (names.length === 0 || names.includes(name)) await run()
end()
