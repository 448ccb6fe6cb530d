#!/usr/bin/env node
import { Refusal } from '../commands/refusal.mjs'

/** @typedef {{ usage: string, run: (args: string[], env: Record<string, string | undefined>) => Promise<void> }} Command */

/** For each verb, its file in `commands` and its description in the help. @type {Record<string, [file: string, description: string]>} */
const VERBS = {
  dev: ['dev', 'serves the module for development, standalone or inside a running system'],
  build: ['release', 'builds the module into dist'],
  check: ['release', 'builds the module and checks whether a system would accept it'],
  test: ['test', 'checks types, linter rules and unit tests'],
  format: ['test', 'formats the files, and corrects what the linter can correct'],
  upgrade: ['upgrade', 'moves the module to the versions of a system, and lists what is left by hand'],
  release: ['release', 'builds, checks and publishes the module to a running system'],
  status: ['manage', 'shows the active release, the candidate, and recent failures'],
  activate: ['manage', 'activates a release for all or some users'],
  rollback: ['manage', 'ends the candidate, or else restores the previous release'],
  retire: ['manage', 'removes the module from menu, dashboard and search'],
}

const USAGE = `Usage: fichero-remote VERB, in the folder of a module

${Object.entries(VERBS)
  .map(([verb, [, description]]) => `  ${verb.padEnd(9)} ${description}`)
  .join('\n')}

Run fichero-remote VERB --help for details. Set FICHERO_URL to the address of the system, and FICHERO_DEPLOY_TOKEN to a
deploy token of the module, which an administrator creates on the page of modules.
`

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message.trimEnd() : (error.stack ?? error)}\n`)
  process.exitCode = error.exitCode ?? 1
}

/** @param {string[]} argv */
async function main([verb = '', ...args]) {
  if (['--help', '-h', 'help'].includes(verb)) return void process.stdout.write(USAGE)
  const [file] = Object.hasOwn(VERBS, verb) ? VERBS[verb] : []
  if (!file) throw new Refusal(USAGE, 2)
  /** @type {Command} */
  const { usage, run } = (await import(`../commands/${file}.mjs`))[verb]
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(usage)
  await run(args, process.env)
}
