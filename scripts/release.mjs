// `npm run release -w mfe-NAME`: builds a remote, checks it and publishes it to a running system. See USAGE.
import { basename, join } from 'node:path'
import { releaseFiles } from '@fichero/contract/release-files'
import { buildParts } from './lib/build-parts.mjs'
import { checkInBrowser } from './lib/release/check-in-browser.mjs'
import { readBuild, requireFit } from './lib/release/read-build.mjs'
import { readOptions } from './lib/release/read-options.mjs'
import { Refusal } from './lib/release/refusal.mjs'
import { Registry } from './lib/release/registry.mjs'

/** npm runs the command in the module's folder. */
const folder = process.cwd()
const say = (line) => process.stdout.write(`${line}\n`)

try {
  await release(readOptions(process.argv.slice(2), process.env))
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message : (error.stack ?? error)}\n`)
  process.exitCode = error.exitCode ?? 1
}

async function release(options) {
  if (options.builds) await buildParts({ only: basename(folder) })
  const build = readBuild(join(folder, 'dist'))
  const { descriptor, contents } = build
  const { name, version, hash } = descriptor
  const registry = new Registry(options)
  requireFit(build, await registry.system())
  say(`${name} ${version} (${hash}): ${contents.size} files, all as built; it fits ${options.url}.`)
  if (options.opens) say(await checkInBrowser(build, options.url))

  const { faltan, nueva } = await registry.describe(descriptor)
  for (const integrity of faltan) await registry.sendFile(name, integrity, contentOf(build, integrity))
  const isNew = faltan.length > 0 ? (await registry.describe(descriptor)).nueva : nueva
  say(isNew ? `Published. Files sent: ${faltan.length}.` : 'This release was published before: nothing was sent.')

  if (!options.activation) return say('It is not active yet: an administrator activates it on the page of modules.')
  const { msg } = await registry.activate(name, { hash, ...options.activation })
  say(msg)
}

function contentOf({ descriptor, contents }, integrity) {
  const asset = releaseFiles(descriptor).find((candidate) => candidate.integrity === integrity)
  const content = asset && contents.get(asset.file)
  if (!content) throw new Refusal('The system asks for a file that this release does not have. Build again.')
  return content
}
