// Some specs, in Stryker's copy of the project. `scripts/mutation.mjs` says which.
const { join } = require('node:path')

const root = join(__dirname, '../../..')
const specs = process.env.MUTATION_SPECS
const { testTimeout } = require('../../../jest.config.cjs')

const common = { testMatch: [join(root, specs)], runner: join(__dirname, 'jest-runner.cjs'), testTimeout }

/** They try every schema with generated values, which takes longer than all others, and are left out where no schema is changed. */
const SLOW_SPECS = ['/contract/src/properties\\.spec\\.ts$']

/** Jest starts anew for each change, and the API's libraries and empty databases are those of the first start. */
function ofApi() {
  const { globalTeardown, ...api } = require('../../../api/jest.config.cjs')
  process.env.TEST_PREPARED = join(root, 'prepared')
  return { ...api, globalSetup: join(__dirname, 'bundle-once.mjs'), ...common }
}

/** Jest looks for files in few folders: this is most of its time when it runs a hundredth of the specs. */
function ofWeb() {
  const [units] = require('../../../jest.config.cjs').projects
  return {
    ...units,
    roots: [join(root, 'packages'), join(root, specs.split('/*', 1)[0])],
    ...common,
    testPathIgnorePatterns: process.env.MUTATION_SLOW_SPECS
      ? units.testPathIgnorePatterns
      : [...units.testPathIgnorePatterns, ...SLOW_SPECS],
  }
}

module.exports = specs.startsWith('api/') ? ofApi() : ofWeb()
