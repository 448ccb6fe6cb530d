import { once } from 'node:events'
import { readArgs } from './read-options.mjs'
import { Refusal } from './refusal.mjs'
import { requireModule, startRspack } from './tools.mjs'

const usage = `fichero-remote build
Builds the module into dist: its files, and its descriptor remote.json.
`

export const build = {
  usage,
  /** @param {string[]} args */
  async run(args) {
    readArgs(args, usage)
    await buildModule()
  },
}

/** Builds the module of this folder. Rspack prints the errors. */
export async function buildModule() {
  requireModule()
  const [code] = await once(startRspack('build', { NODE_ENV: 'production' }), 'close')
  if (code !== 0) throw new Refusal('The module could not be built.')
}
