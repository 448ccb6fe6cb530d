import { readArgs } from './read-options.mjs'
import { Refusal } from './refusal.mjs'
import { requireModule, runInstalled, say } from './tools.mjs'

const usage = `fichero-remote test
Checks the types (tsc), what is written (Biome) and the unit tests (Jest): all three, whatever fails.
`

/** @type {[name: string, command: string, args: string[]][]} */
const CHECKS = [
  ['types', 'tsc', ['--project', '.', '--noEmit']],
  ['linter', 'biome', ['check', '--error-on-warnings', '.']],
  ['unit tests', 'jest', []],
]

export const test = {
  usage,
  /** @param {string[]} args */
  async run(args) {
    readArgs(args, usage)
    requireModule()
    const failed = []
    for (const [name, command, given] of CHECKS) if ((await runInstalled(command, given)) !== 0) failed.push(name)
    if (failed.length > 0) throw new Refusal(`Not as they should be: ${failed.join(', ')}.`)
    say(`As they should be: ${CHECKS.map(([name]) => name).join(', ')}.`)
  },
}
