import { releaseFiles } from '@fichero/contract/release-files'
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
    await publish(registry, build)
    if (!activation)
      return say('The release is not active yet. An administrator can activate it on the page of modules.')
    const { name, hash } = build.descriptor
    say((await registry.activate(name, { hash, ...activation })).msg)
  },
}

/**
 * Sends the descriptor and the files that the system lacks. The release is published when the system has all files.
 * @param {Registry} registry
 * @param {import('./read-build.mjs').Build} build
 */
async function publish(registry, build) {
  const { descriptor } = build
  const { faltan, nueva } = await registry.describe(descriptor)
  for (const integrity of faltan) await registry.sendFile(descriptor.name, integrity, contentOf(build, integrity))
  const isNew = faltan.length > 0 ? (await registry.describe(descriptor)).nueva : nueva
  say(isNew ? `Published. Files sent: ${faltan.length}.` : 'This release was published before. No files were sent.')
}

/**
 * @param {import('./read-build.mjs').Build} build
 * @param {string} integrity
 */
function contentOf({ descriptor, contents }, integrity) {
  const asset = releaseFiles(descriptor).find((candidate) => candidate.integrity === integrity)
  const content = asset && contents.get(asset.file)
  if (!content)
    throw new Refusal('The system requested a file that this release does not contain. Build the module again.')
  return content
}
