import { join } from 'node:path'
import { buildModule } from './build.mjs'
import { checkInBrowser } from './check-in-browser.mjs'
import { readBuild, requireCompatible } from './read-build.mjs'
import { CHECKED, CHECKED_USAGE, readArgs, readUrl } from './read-options.mjs'
import { Registry } from './registry.mjs'
import { FOLDER, say } from './tools.mjs'

const usage = `fichero-remote check [options]
Builds the module, checks whether the system at FICHERO_URL would accept it, and opens its screens. Publishes nothing.
${CHECKED_USAGE}
`

export const check = {
  usage,
  /**
   * @param {string[]} args
   * @param {Record<string, string | undefined>} env
   */
  async run(args, env) {
    const { values } = readArgs(args, usage, CHECKED)
    await checkModule(new Registry({ url: readUrl(env) }), values)
  },
}

/**
 * Builds the module of this folder and checks it against a system.
 * @param {Registry} registry
 * @param {{ 'no-build'?: boolean, 'no-browser'?: boolean }} values
 */
export async function checkModule(registry, values) {
  if (!values['no-build']) await buildModule()
  const build = readBuild(join(FOLDER, 'dist'))
  const { name, version, hash } = build.descriptor
  requireCompatible(build, await registry.system())
  say(
    `${name} ${version} (${hash}): ${build.contents.size} files, all unchanged since the build; compatible with ${registry.url}.`,
  )
  if (!values['no-browser']) say(await checkInBrowser(build, registry.url))
  return build
}
