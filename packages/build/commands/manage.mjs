import { RspackCLI } from '@rspack/cli'
import { audienceOf, readArgs, readSystem } from './read-options.mjs'
import { Refusal } from './refusal.mjs'
import { Registry } from './registry.mjs'
import { findReleases, skippedText, statusText } from './status-text.mjs'
import { requireModule, say } from './tools.mjs'

/** @typedef {Record<string, string | undefined>} Env */

/**
 * Makes a command without options. `act` runs the command, and returns the lines to print.
 * @param {string} usage
 * @param {(registry: Registry, name: string) => Promise<string[]>} act
 */
const makeVerb = (usage, act) => ({
  usage,
  /**
   * @param {string[]} args
   * @param {Env} env
   */
  async run(args, env) {
    readArgs(args, usage)
    const registry = new Registry(readSystem(env))
    for (const line of await act(registry, await moduleName())) say(line)
  },
})

export const status = makeVerb(
  `fichero-remote status
Shows the active release and its activation time, the candidate, the previous release, failures of the last 24 hours, and
whether the announced next release of the system takes the releases in use.
`,
  async (registry, name) => statusText(await registry.status(name)),
)

export const rollback = makeVerb(
  `fichero-remote rollback
Ends the candidate, or else restores the previous release. Skips releases that failed, and says so.
`,
  async (registry, name) => {
    const { msg, omitidas } = await registry.rollBack(name)
    return [msg, ...skippedText(omitidas)]
  },
)

export const retire = makeVerb(
  `fichero-remote retire
Removes the module from menu, dashboard and search. Its addresses show that it was retired, and its deploy tokens are
suspended. Its releases are kept: an administrator can restore the module on the page of modules.
`,
  async (registry, name) => [(await registry.retire(name)).msg],
)

const usage = `fichero-remote activate WHICH [--for WHO]
Activates a release. WHICH is its version, its hash, or the beginning of its hash; fichero-remote status shows both.
  --for WHO        administradores, or a percentage of users (1 to 99); without this option, everybody
`

export const activate = {
  usage,
  /**
   * @param {string[]} args
   * @param {Env} env
   */
  async run(args, env) {
    const { values, positionals } = readArgs(args, usage, { for: { type: 'string' } }, 1)
    const audience = audienceOf(values.for)
    const [which = ''] = positionals
    const registry = new Registry(readSystem(env))
    const name = await moduleName()
    const [release, another] = findReleases((await registry.status(name)).remoto, which)
    if (!release || another)
      throw new Refusal(
        `${release ? 'Several releases match' : 'No release matches'} “${which}”. Run fichero-remote status to list them.`,
        2,
      )
    say((await registry.activate(name, { hash: release.hash, ...audience })).msg)
  },
}

/** Returns the module's name from its build configuration. `remote.ts` itself is TypeScript, which Node 20 cannot import. */
async function moduleName() {
  requireModule()
  const { config } = await new RspackCLI().loadConfig({})
  if (!('name' in config) || !config.name)
    throw new Refusal('rspack.config.ts must export the result of defineRemote of @fichero/build.')
  return config.name
}
