import { once } from 'node:events'
import { join } from 'node:path'
import { checkInBrowser } from './check-in-browser.mjs'
import { sizeLine } from './page-figures.mjs'
import { readBuild, requireCompatible, requireCompatibleWithNext } from './read-build.mjs'
import { audienceOf, CHECKED, CHECKED_USAGE, readArgs, readSystem, readUrl } from './read-options.mjs'
import { Refusal } from './refusal.mjs'
import { Registry } from './registry.mjs'
import { sendFigures } from './send-figures.mjs'
import { FOLDER, requireModule, say, startRspack } from './tools.mjs'

// Three commands: build, check and release. `check` includes `build`, and `release` includes `check`.

/** @typedef {Record<string, string | undefined>} Env */

const buildUsage = `fichero-remote build
Builds the module into dist: its files, and its descriptor remote.json.
`

export const build = {
  usage: buildUsage,
  /** @param {string[]} args */
  async run(args) {
    readArgs(args, buildUsage)
    await buildModule()
  },
}

const checkUsage = `fichero-remote check [options]
Builds the module, checks whether the system at FICHERO_URL would accept it, and opens its screens. Publishes nothing.
  --next           checks whether the announced next release of that system would accept it, and opens no screens
${CHECKED_USAGE}
`

export const check = {
  usage: checkUsage,
  /**
   * @param {string[]} args
   * @param {Env} env
   */
  async run(args, env) {
    const { values } = readArgs(args, checkUsage, { ...CHECKED, next: { type: 'boolean' } })
    const registry = new Registry({ url: readUrl(env) })
    await (values.next ? checkForNext(registry, values) : checkModule(registry, values))
  },
}

const releaseUsage = `fichero-remote release [options]
Builds the module, checks it as fichero-remote check does, and publishes it to the system at FICHERO_URL. Increase the
version in its package.json first: a version can be published only once.
  --activate       activates the release for everybody, if the deploy token allows it
  --for WHO        with --activate: administradores, or a percentage of users (1 to 99)
${CHECKED_USAGE}
`

export const release = {
  usage: releaseUsage,
  /**
   * @param {string[]} args
   * @param {Env} env
   */
  async run(args, env) {
    const { values } = readArgs(args, releaseUsage, {
      ...CHECKED,
      activate: { type: 'boolean' },
      for: { type: 'string' },
    })
    if (values.for !== undefined && !values.activate) throw new Refusal('--for requires --activate.', 2)
    const activation = values.activate && audienceOf(values.for)
    const registry = new Registry(readSystem(env))
    const { built, pages } = await checkModule(registry, values)
    const { name, version, hash } = built.descriptor
    const { nueva } = await registry.publish(built)
    say(nueva ? 'Published.' : 'This release was published before. Nothing was changed.')
    const unstored = await sendFigures(registry, built.descriptor, pages)
    if (unstored) say(unstored)
    if (!activation)
      return say(
        `This command activated nothing. With a deploy token that may activate releases, run fichero-remote activate ${version}. Otherwise an administrator activates the release on the page of modules.`,
      )
    say((await registry.activate(name, { hash, ...activation })).msg)
  },
}

/** Builds the module of this folder. Rspack prints the errors. */
async function buildModule() {
  requireModule()
  const [code] = await once(startRspack('build', { NODE_ENV: 'production' }), 'close')
  if (code !== 0) throw new Refusal('The module could not be built.')
}

/**
 * Builds the module of this folder and checks it against the announced next release of a system.
 * @param {Registry} registry
 * @param {{ 'no-build'?: boolean }} values
 */
async function checkForNext(registry, values) {
  const next = await registry.next()
  if (!next) return say(`${registry.url} announces no next release.`)
  const built = await builtModule(values)
  requireCompatibleWithNext(built, next)
  say(`${nameOf(built)}: compatible with ${next.version}, which ${registry.url} plans for ${next.prevista}.`)
}

/**
 * Builds the module of this folder, unless that is switched off, and reads the build.
 * @param {{ 'no-build'?: boolean }} values
 */
async function builtModule(values) {
  if (!values['no-build']) await buildModule()
  return readBuild(join(FOLDER, 'dist'))
}

/** @param {Pick<import('./read-build.mjs').Build, 'descriptor'>} build */
const nameOf = ({ descriptor: { name, version, hash } }) => `${name} ${version} (${hash})`

/**
 * Builds the module of this folder and checks it against a system.
 * @param {Registry} registry
 * @param {{ 'no-build'?: boolean, 'no-browser'?: boolean }} values
 */
async function checkModule(registry, values) {
  const built = await builtModule(values)
  const system = await registry.system()
  requireCompatible(built, system)
  say(`${nameOf(built)}: ${built.contents.size} files, all unchanged since the build; compatible with ${registry.url}.`)
  say(sizeLine(built.descriptor, system.remotes))
  if (values['no-browser']) return { built, pages: [] }
  const { summary, pages } = await checkInBrowser(built, registry.url)
  say(summary)
  return { built, pages }
}
