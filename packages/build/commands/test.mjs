import { readArgs } from './read-options.mjs'
import { Refusal } from './refusal.mjs'
import { requireModule, runInstalled, say } from './tools.mjs'

const usage = `fichero-remote test
Runs the type checker (tsc), the linter (Biome) and the unit tests (Jest), even if one of them fails.
`

const formatUsage = `fichero-remote format
Formats the files of the module and corrects what the linter of fichero-remote test can correct safely.
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
    for (const [name, command, options] of CHECKS) if ((await runInstalled(command, options)) !== 0) failed.push(name)
    if (failed.length > 0)
      throw new Refusal(
        `Failed: ${failed.join(', ')}.${failed.includes('linter') ? ' fichero-remote format corrects the formatting.' : ''}`,
      )
    say(`Passed: ${CHECKS.map(([name]) => name).join(', ')}.`)
  },
}

export const format = {
  usage: formatUsage,
  /** @param {string[]} args */
  async run(args) {
    readArgs(args, formatUsage)
    requireModule()
    if ((await runInstalled('biome', ['check', '--write', '.'])) !== 0)
      throw new Refusal('Some problems need a correction by hand.')
  },
}
