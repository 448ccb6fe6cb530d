// Runs the specs of one mutant in Stryker's copy of the project: only specs that cover its line, first the one with the same
// name and then the fastest, until one of them fails. The coverage comes from the first run, which has no mutant.
const { readFileSync, writeFileSync } = require('node:fs')
const { basename, join } = require('node:path')
const TestRunner = require('jest-runner').default

/** File with the test names and the duration of each spec. */
const KNOWN = join(__dirname, 'known-specs.json')

module.exports = class extends TestRunner {
  runTests(tests, watcher, options) {
    return process.env.__STRYKER_ACTIVE_MUTANT__
      ? this.#runUntilFailure(tests, watcher, options)
      : this.#runAll(tests, watcher, options)
  }

  async #runAll(tests, watcher, options) {
    const testsByPath = {}
    this.on('test-file-success', ([{ path }, { testResults, perfStats }]) => {
      testsByPath[path] = { names: testResults.map(({ fullName }) => fullName), time: perfStats.runtime }
    })
    await super.runTests(tests, watcher, options)
    writeFileSync(KNOWN, JSON.stringify(testsByPath))
  }

  #runUntilFailure(tests, watcher, options) {
    const testsByPath = JSON.parse(readFileSync(KNOWN, 'utf8'))
    const pattern = new RegExp(this._globalConfig.testNamePattern, 'i')
    const stop = () => watcher.setState({ interrupted: true })
    this.on('test-file-success', ([, { numFailingTests }]) => (numFailingTests > 0 ? stop() : undefined))
    this.on('test-file-failure', stop)
    const [changed = ''] = this._globalConfig.nonFlagArgs
    const sameName = basename(changed).replace(/\.\w+$/, '.spec.')
    const rank = ({ path }) => (basename(path).startsWith(sameName) ? 0 : testsByPath[path].time)
    const covering = tests
      .filter(({ path }) => testsByPath[path]?.names.some((name) => pattern.test(name)))
      .toSorted((a, b) => rank(a) - rank(b))
    return super.runTests(covering, watcher, options)
  }
}
