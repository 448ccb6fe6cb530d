import { once } from 'node:events'
import { readArgs } from './read-options.mjs'
import { Refusal } from './refusal.mjs'
import { requireModule, startRspack } from './tools.mjs'

const usage = `fichero-remote build
Writes the module's files and what it says of itself, remote.json, into dist.
`

export const build = {
  usage,
  /** @param {string[]} args */
  async run(args) {
    readArgs(args, usage)
    await buildModule()
  },
}

/** Builds the module of this folder. Rspack says what hinders it. */
export async function buildModule() {
  requireModule()
  const [code] = await once(startRspack('build', { NODE_ENV: 'production' }), 'close')
  if (code !== 0) throw new Refusal('The module could not be built.')
}
