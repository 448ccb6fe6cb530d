// `npm run quick`: tries a change of one area while one works on it, in about a minute: lint, types, the specs that use a
// changed file (of the API those beside it, because every spec that starts the API uses all of it), and one journey.
// Changed is what the branch's upstream does not have. `npm test` runs everything.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { npmRun, toolFile } from './lib/tools.mjs'

const started = Date.now()
const JOURNEY = ['e2e/tests/main-job.spec.ts', '--grep', '\\(es\\)']
const MAX_OUTPUT = 64 * 1024 * 1024

/** @param {...string} args */
const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

/** The last commit that others have; without an upstream, the last commit. */
function base() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD'
  } catch {
    return 'HEAD'
  }
}

const changed = [...git('diff', '--name-only', base()), ...git('ls-files', '--others', '--exclude-standard')].filter(
  (file) => existsSync(file),
)
const code = changed.filter((file) => /\.(tsx?|mjs|cjs|json|css)$/.test(file))
const ofWeb = code.filter((file) => !/^(api|e2e)\//.test(file))
const folders = [...new Set(code.filter((file) => file.startsWith('api/src/')).map((file) => dirname(file)))]
const besideApi = folders.map((folder) => `${folder}/[^/]*\\.spec\\.ts$`)

/**
 * Runs the steps one after the other, and shows what each printed when it ends. Returns the names of those that failed.
 * @param {string[][]} steps the name of each and the arguments of Node
 */
async function lane(steps) {
  const failed = []
  for (const [name = '', ...args] of steps) {
    const begun = Date.now()
    const isOk = await new Promise((resolve) => {
      execFile(process.execPath, args, { maxBuffer: MAX_OUTPUT }, (error, output, errors) => {
        process.stdout.write(`\n— ${name}, ${((Date.now() - begun) / 1000).toFixed(0)} s\n${output}${errors}`)
        resolve(error === null)
      })
    })
    if (!isOk) failed.push(name)
  }
  return failed
}

const jest = [toolFile('jest'), '--passWithNoTests', '--selectProjects']
const checks = [['types', ...npmRun('types')]]
if (changed.length > 0)
  checks.unshift([
    'lint',
    toolFile('biome', '@biomejs/biome'),
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...changed,
  ])
if (ofWeb.length > 0) checks.push(['specs of the web', ...jest, 'units', '--findRelatedTests', ...ofWeb])
if (besideApi.length > 0) checks.push(['specs of the API', ...jest, 'api', '--testPathPatterns', ...besideApi])

const failed = await Promise.all([
  lane(checks),
  lane([
    ['build', ...npmRun('build')],
    ['journey', toolFile('playwright', '@playwright/test'), 'test', '--config', 'e2e/playwright.config.ts', ...JOURNEY],
  ]),
])

const names = failed.flat()
console.log(`\n${changed.length} changed files, ${((Date.now() - started) / 1000).toFixed(0)} s.`)
console.log(names.length === 0 ? 'All passed.' : `Failed: ${names.join(', ')}.`)
process.exitCode = names.length === 0 ? 0 : 1
