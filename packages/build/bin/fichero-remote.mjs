#!/usr/bin/env node
import { Refusal } from '../commands/refusal.mjs'

/** @typedef {{ usage: string, run: (args: string[], env: Record<string, string | undefined>) => Promise<void> }} Command */

/** @type {Record<string, [file: string, what: string]>} */
const VERBS = {
  dev: ['dev', 'serves the module while you work on it, alone or in a running system'],
  build: ['build', 'builds the module into dist'],
  check: ['check', 'builds it and tries whether a system would take it'],
  test: ['test', 'types, linter and unit tests'],
  release: ['release', 'builds, checks and publishes it to a running system'],
  status: ['manage', 'what people get of it, since when, and what failed'],
  activate: ['manage', 'gives people a release'],
  rollback: ['manage', 'ends the candidate, or brings the previous release back'],
  retire: ['manage', 'takes it out of menu, dashboard and search'],
}

const USAGE = `fichero-remote VERB, in the folder of a module

${Object.entries(VERBS)
  .map(([verb, [, what]]) => `  ${verb.padEnd(9)} ${what}`)
  .join('\n')}

fichero-remote VERB --help says more. FICHERO_URL is the address of the system, FICHERO_DEPLOY_TOKEN a deploy token of
the module: an administrator makes one on the page of modules.
`

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message.trimEnd() : (error.stack ?? error)}\n`)
  process.exitCode = error.exitCode ?? 1
}

/** @param {string[]} said */
async function main([verb = '', ...args]) {
  if (['--help', '-h', 'help'].includes(verb)) return void process.stdout.write(USAGE)
  const [file] = Object.hasOwn(VERBS, verb) ? VERBS[verb] : []
  if (!file) throw new Refusal(USAGE, 2)
  /** @type {Command} */
  const { usage, run } = (await import(`../commands/${file}.mjs`))[verb]
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(usage)
  await run(args, process.env)
}
