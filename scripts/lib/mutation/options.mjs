import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EQUIVALENTS } from './equivalents.mjs'

const HERE = import.meta.dirname

/** Git-ignored: what is known from former runs, and the reports. */
export const REPORTS = '.mutation'

/** @typedef {ReturnType<typeof import('./rules.mjs').targetOf>} Target */

/** @param {Target} target the name of its reports */
export const nameOf = ({ specs }) =>
  specs
    .replace(/\/\*\*\/\*\.spec.*$/, '')
    .replace(/\/\*\.spec.*$/, '-files')
    .replaceAll('/', '-')

/**
 * What Stryker is told.
 * @param {Target} target
 * @param {boolean} isForced whether known results are found out again
 */
export const optionsFor = (target, isForced) => ({
  mutate: target.mutate,
  testRunner: 'sampled-jest',
  plugins: ['@stryker-mutator/jest-runner', ...['sampled-jest.mjs', 'equivalents.mjs'].map((file) => join(HERE, file))],
  ignorers: [EQUIVALENTS],
  jest: { projectType: 'custom', configFile: 'scripts/lib/mutation/jest.config.cjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  buildCommand: 'node scripts/lib/mutation/tell-environment.mjs',
  // Our own compiler ignores types.
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: join(REPORTS, `${nameOf(target)}.json`),
  force: isForced,
  reporters: ['progress-append-only', 'html'],
  htmlReporter: { fileName: join(REPORTS, `${nameOf(target)}.html`) },
  // Outside, because Jest would find every file twice.
  tempDirName: join(tmpdir(), 'fichero-mutation'),
  cleanTempDir: 'always',
  // Some specs start the built API.
  ignorePatterns: ['dist', '!api/dist', 'data', '/docs', 'e2e', 'bench', 'test-results', 'playwright-report', REPORTS],
  concurrency: Number(process.env.MUTATION_WORKERS ?? 1),
  // On a busy machine specs are slow. A loop that does not end is stopped by the number of its rounds.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 30_000,
  // Modules of former runs stay in its memory.
  maxTestRunnerReuse: 150,
  allowEmpty: true,
  thresholds: { high: 95, low: 85, break: null },
})
