// Stryker's runner for Jest, which skips mutants outside the sample.
import { strykerPlugins as plugins } from '@stryker-mutator/jest-runner'
import { isInSample } from './sample.mjs'

const [jest] = plugins

/** @param {any} injector */
function sampledJest(injector) {
  const runner = /** @type {any} */ (jest).factory(injector)
  const run = runner.mutantRun.bind(runner)
  runner.mutantRun = (options) =>
    isInSample(options.activeMutant.id) ? run(options) : { status: 'survived', nrOfTests: 0 }
  return runner
}
sampledJest.inject = /** @type {any} */ (jest).factory.inject

export const strykerPlugins = [{ ...jest, name: 'sampled-jest', factory: sampledJest }]
