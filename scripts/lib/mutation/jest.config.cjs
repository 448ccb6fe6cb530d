// Jest's configuration in Stryker's copy of the project. `scripts/mutation.mjs` selects the specs with environment variables.
const { join } = require('node:path')

const root = join(__dirname, '../../..')
const specs = process.env.MUTATION_SPECS
const { testTimeout } = require('../../../jest.config.cjs')

const common = { testMatch: [join(root, specs)], runner: join(__dirname, 'jest-runner.cjs'), testTimeout }

/**
 * Specs that try every schema with generated values. They take longer than all others, so they run only for mutants of schemas.
 */
const SLOW_SPECS = ['/contract/src/properties\\.generated\\.spec\\.ts$']

/** Jest restarts for each mutant, but reuses the API's bundled programs and empty databases of the first start. */
function ofApi() {
  const { globalTeardown, ...api } = require('../../../api/jest.config.cjs')
  process.env.TEST_PREPARED = join(root, 'prepared')
  return { ...api, globalSetup: join(__dirname, 'bundle-once.mjs'), ...common }
}

/**
 * Limits the folders in which Jest searches for files: the search takes most of the time when it runs few specs. It needs the
 * whole workspace, because specs of a folder reach its files through helpers of another one.
 */
function ofWeb() {
  const [units] = require('../../../jest.config.cjs').projects
  const [workspace] = specs.split('/')
  return {
    ...units,
    roots: [...new Set(['packages', workspace])].map((folder) => join(root, folder)),
    ...common,
    testPathIgnorePatterns: process.env.MUTATION_SLOW_SPECS
      ? units.testPathIgnorePatterns
      : [...units.testPathIgnorePatterns, ...SLOW_SPECS],
  }
}

module.exports = specs.startsWith('api/') ? ofApi() : ofWeb()
