// `npm run quick`: tests a change of one area in about a minute: lint, types, the specs that use a changed file, and one
// journey. For the API it runs only the specs in the same folder, because every spec that starts the API uses all of it. It omits
// generated cases and crashes, which take minutes. A file counts as changed if it differs from the branch's upstream. `npm
// test` runs the specs of all areas.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { npmRun, toolFile } from './lib/tools.mjs'

const started = Date.now()
const JOURNEY = ['e2e/journeys/main-job.spec.ts', '--grep', '\\(es\\)']
const MAX_OUTPUT = 64 * 1024 * 1024

/** @param {...string} args */
const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

/** Returns the last commit that is also upstream; without an upstream, the last commit. */
function baseCommit() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD'
  } catch {
    return 'HEAD'
  }
}

const changed = [
  ...git('diff', '--name-only', baseCommit()),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file))
const code = changed.filter((file) => /\.(tsx?|mjs|cjs|json|css)$/.test(file))
const webFiles = code.filter((file) => !/^(api|e2e)\//.test(file))
const folders = [...new Set(code.filter((file) => file.startsWith('api/src/')).map((file) => dirname(file)))]
const apiSpecs = folders.map((folder) => `${folder}/[^/]*(?<!\\.(generated|crashes))\\.spec\\.ts$`)

/**
 * Runs steps in sequence, and prints the output of each when it ends. Returns the names of the failed steps.
 * @param {string[][]} steps name of each step, followed by the arguments of Node
 */
async function runInSequence(steps) {
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
if (webFiles.length > 0) checks.push(['specs of the web', ...jest, 'units', '--findRelatedTests', ...webFiles])
const built = [
  ['build', ...npmRun('build')],
  ['journey', toolFile('playwright', '@playwright/test'), 'test', '--config', 'e2e/playwright.config.ts', ...JOURNEY],
]
// They compare answers with the built description of the API.
if (apiSpecs.length > 0) built.splice(1, 0, ['specs of the API', ...jest, 'api', '--testPathPatterns', ...apiSpecs])

const failed = await Promise.all([runInSequence(checks), runInSequence(built)])

const names = failed.flat()
console.log(`\n${changed.length} changed files, ${((Date.now() - started) / 1000).toFixed(0)} s.`)
console.log(names.length === 0 ? 'All passed.' : `Failed: ${names.join(', ')}.`)
process.exitCode = names.length === 0 ? 0 : 1
