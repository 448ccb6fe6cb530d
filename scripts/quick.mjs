// `npm run quick`: what a change of one area is tried with while one works on it, in about a minute. Lint and types, the
// specs that use a changed file (of the API, those beside it, because every one that starts it uses all of it), and one
// journey. Changed is what is not yet on the branch's upstream. `npm test` runs everything.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { run } from './lib/run.mjs'

const started = Date.now()
const JOURNEY = ['e2e/tests/main-job.spec.ts', '--grep', '\\(es\\)']

/** @param {...string} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

function changedFiles() {
  let base = 'HEAD'
  try {
    base = git('merge-base', 'HEAD', '@{upstream}')[0] ?? base
  } catch {
    // A branch without an upstream.
  }
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return files.filter((file) => existsSync(file))
}

const changed = changedFiles()
const isCode = (/** @type {string} */ file) => /\.(tsx?|mjs|cjs|json|css)$/.test(file)
const ofApi = changed.filter((file) => file.startsWith('api/src/') && isCode(file))
const ofWeb = changed.filter((file) => !file.startsWith('api/') && !file.startsWith('e2e/') && isCode(file))
const besideApi = [...new Set(ofApi.map((file) => `${dirname(file)}/[^/]*\\.spec\\.ts$`))]

/** @type {Record<string, () => Promise<number>>} */
const steps = {
  lint: () => run('npx', ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed]),
  types: () => run('npm', ['run', '--silent', 'types']),
  'specs of the web': () =>
    run('npx', ['jest', '--selectProjects', 'units', '--passWithNoTests', '--findRelatedTests', ...ofWeb]),
  'specs of the API': () =>
    run('npx', ['jest', '--selectProjects', 'api', '--passWithNoTests', '--testPathPatterns', ...besideApi], {
      TEST_ENGINE: 'sqlite',
    }),
  build: () => run('npm', ['run', '--silent', 'build']),
  journey: () => run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...JOURNEY]),
}
if (changed.length === 0) delete steps.lint
if (ofWeb.length === 0) delete steps['specs of the web']
if (besideApi.length === 0) delete steps['specs of the API']

const failed = []
for (const [name, step] of Object.entries(steps)) if ((await step()) !== 0) failed.push(name)

console.log(`\n${changed.length} changed files, ${((Date.now() - started) / 1000).toFixed(0)} s.`)
console.log(failed.length === 0 ? 'All passed.' : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
