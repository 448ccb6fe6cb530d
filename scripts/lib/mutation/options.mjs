import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patternsOf } from './rules.mjs'

/** Git-ignored: what is known from former runs, and the reports. */
export const REPORTS = '.mutation'

/** @param {string} folder */
const nameOf = (folder) => folder.replaceAll('/', '-')

/**
 * What Stryker is told for a folder with rules.
 * @param {string} folder
 * @param {string[]} paths what of it is changed
 * @param {boolean} isForced whether known results are found out again
 */
export const optionsFor = (folder, paths, isForced) => ({
  mutate: paths.flatMap(patternsOf),
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'scripts/lib/mutation/jest.config.cjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  buildCommand: 'node scripts/lib/mutation/tell-environment.mjs',
  // Our own compiler ignores types.
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: join(REPORTS, `${nameOf(folder)}.json`),
  force: isForced,
  reporters: ['progress-append-only', 'html'],
  htmlReporter: { fileName: join(REPORTS, `${nameOf(folder)}.html`) },
  // Outside, because Jest would find every file twice.
  tempDirName: join(tmpdir(), 'fichero-mutation'),
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'data', 'docs', 'e2e', 'bench', 'test-results', 'playwright-report', REPORTS],
  concurrency: Number(process.env.MUTATION_WORKERS ?? 1),
  // On a busy machine specs are slow. A loop that does not end is stopped by the number of its rounds.
  timeoutMS: 60_000,
  allowEmpty: true,
  thresholds: { high: 95, low: 85, break: null },
})
