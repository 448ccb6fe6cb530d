import { moduleName } from './module-name.mjs'
import { audienceOf, readArgs, readSystem } from './read-options.mjs'
import { Refusal } from './refusal.mjs'
import { Registry } from './registry.mjs'
import { releasesMeant, statusText } from './status-text.mjs'
import { say } from './tools.mjs'

/** @typedef {Record<string, string | undefined>} Env */

/**
 * A verb without options.
 * @param {string} usage
 * @param {(registry: Registry, name: string) => Promise<string[]>} act
 */
const verb = (usage, act) => ({
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

export const status = verb(
  `fichero-remote status
Says what people get of the module, since when, what came before, and what failed in the last 24 hours.
`,
  async (registry, name) => statusText(await registry.status(name)),
)

export const rollback = verb(
  `fichero-remote rollback
Ends the candidate, or else brings the previous release back.
`,
  async (registry, name) => [(await registry.rollBack(name)).msg],
)

export const retire = verb(
  `fichero-remote retire
Takes the module out of menu, dashboard and search. Its addresses say so, and its deploy tokens rest. Releases stay: an
administrator brings the module back on the page of modules.
`,
  async (registry, name) => [(await registry.retire(name)).msg],
)

const usage = `fichero-remote activate WHICH [--for WHO]
Gives people a release. WHICH is its version, its hash or the beginning of it, as fichero-remote status says them.
  --for WHO        administradores, or a percentage of people (1 to 99); everyone without it
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
    const [said = ''] = positionals
    const registry = new Registry(readSystem(env))
    const name = await moduleName()
    const [release, another] = releasesMeant(await registry.status(name), said)
    if (!release || another)
      throw new Refusal(
        `${release ? 'Several releases are' : 'No release is'} meant by “${said}”. See fichero-remote status.`,
        2,
      )
    say((await registry.activate(name, { hash: release.hash, ...audience })).msg)
  },
}
