import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EQUIVALENTS } from './equivalents.mjs'

const HERE = import.meta.dirname

/** Git-ignored folder with results of earlier runs, and reports. */
export const REPORTS = '.mutation'

/** @typedef {ReturnType<typeof import('./rules.mjs').targetOf>} Target */

/** Returns the name of a target's reports. @param {Target} target */
export const nameOf = ({ specs }) =>
  specs
    .replace(/\/\*\*\/\*\.spec.*$/, '')
    .replace(/\/\*\.spec.*$/, '-files')
    .replaceAll('/', '-')

/**
 * Returns Stryker's options.
 * @param {Target} target
 * @param {boolean} isForced whether to ignore results of earlier runs
 */
export const optionsFor = (target, isForced) => ({
  mutate: target.mutate,
  testRunner: 'sampled-jest',
  plugins: ['@stryker-mutator/jest-runner', ...['sampled-jest.mjs', 'equivalents.mjs'].map((file) => join(HERE, file))],
  ignorers: [EQUIVALENTS],
  jest: { projectType: 'custom', configFile: 'scripts/lib/mutation/jest.config.cjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  buildCommand: 'node scripts/lib/mutation/replace-jsdom-environment.mjs',
  // SWC, which compiles the specs, ignores types.
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: join(REPORTS, `${nameOf(target)}.json`),
  force: isForced,
  reporters: ['progress-append-only', 'html'],
  htmlReporter: { fileName: join(REPORTS, `${nameOf(target)}.html`) },
  // Outside the repository, because Jest would find every file twice.
  tempDirName: join(tmpdir(), 'fichero-mutation'),
  cleanTempDir: 'always',
  // Some specs start the built API.
  ignorePatterns: ['dist', '!api/dist', 'data', '/docs', 'e2e', 'bench', 'test-results', 'playwright-report', REPORTS],
  concurrency: Number(process.env.MUTATION_WORKERS ?? 1),
  // Long timeouts, because specs are slow on a busy machine. Stryker stops endless loops by counting iterations.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 30_000,
  // Restart the runner after this number of runs, because modules of earlier runs stay in its memory.
  maxTestRunnerReuse: 150,
  allowEmpty: true,
  thresholds: { high: 95, low: 85, break: null },
})
