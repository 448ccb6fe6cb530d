import { checkModule } from './check.mjs'
import { audienceOf, CHECKED, CHECKED_USAGE, readArgs, readSystem } from './read-options.mjs'
import { Refusal } from './refusal.mjs'
import { Registry } from './registry.mjs'
import { say } from './tools.mjs'

const usage = `fichero-remote release [options]
Builds the module, checks it as fichero-remote check does, and publishes it to the system at FICHERO_URL. Increase the
version in its package.json first: a version can be published only once.
  --activate       activates the release for everybody, if the deploy token allows it
  --for WHO        with --activate: administradores, or a percentage of users (1 to 99)
${CHECKED_USAGE}
`

export const release = {
  usage,
  /**
   * @param {string[]} args
   * @param {Record<string, string | undefined>} env
   */
  async run(args, env) {
    const { values } = readArgs(args, usage, { ...CHECKED, activate: { type: 'boolean' }, for: { type: 'string' } })
    if (values.for !== undefined && !values.activate) throw new Refusal('--for requires --activate.', 2)
    const activation = values.activate && audienceOf(values.for)
    const registry = new Registry(readSystem(env))
    const build = await checkModule(registry, values)
    const { nueva } = await registry.publish(build)
    say(nueva ? 'Published.' : 'This release was published before. Nothing was changed.')
    if (!activation)
      return say('The release is not active yet. An administrator can activate it on the page of modules.')
    const { name, hash } = build.descriptor
    say((await registry.activate(name, { hash, ...activation })).msg)
  },
}
