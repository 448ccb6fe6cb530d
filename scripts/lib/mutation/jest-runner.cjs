// How Jest runs the specs of one change, in Stryker's copy of the project: only those that use its line, first the one of
// the same name and then the quickest, and no more of them once one has noticed. Which use it is known from the first run,
// where nothing is changed.
const { readFileSync, writeFileSync } = require('node:fs')
const { basename, join } = require('node:path')
const TestRunner = require('jest-runner').default

/** The names of the tests in each spec, and how long it took. */
const KNOWN = join(__dirname, 'known-specs.json')

module.exports = class extends TestRunner {
  runTests(tests, watcher, options) {
    return process.env.__STRYKER_ACTIVE_MUTANT__
      ? this.#runUntilNoticed(tests, watcher, options)
      : this.#runAll(tests, watcher, options)
  }

  async #runAll(tests, watcher, options) {
    const known = {}
    this.on('test-file-success', ([{ path }, { testResults, perfStats }]) => {
      known[path] = { names: testResults.map(({ fullName }) => fullName), time: perfStats.runtime }
    })
    await super.runTests(tests, watcher, options)
    writeFileSync(KNOWN, JSON.stringify(known))
  }

  #runUntilNoticed(tests, watcher, options) {
    const known = JSON.parse(readFileSync(KNOWN, 'utf8'))
    const pattern = new RegExp(this._globalConfig.testNamePattern, 'i')
    const stop = () => watcher.setState({ interrupted: true })
    this.on('test-file-success', ([, { numFailingTests }]) => (numFailingTests > 0 ? stop() : undefined))
    this.on('test-file-failure', stop)
    const [changed = ''] = this._globalConfig.nonFlagArgs
    const own = basename(changed).replace(/\.\w+$/, '.spec.')
    const rank = ({ path }) => (basename(path).startsWith(own) ? 0 : known[path].time)
    const using = tests
      .filter(({ path }) => known[path]?.names.some((name) => pattern.test(name)))
      .toSorted((one, other) => rank(one) - rank(other))
    return super.runTests(using, watcher, options)
  }
}
