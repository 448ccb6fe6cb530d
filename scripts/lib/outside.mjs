import { chmodSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { run } from './packages/compile.mjs'
import { manifestOf, packPackages } from './packages/pack.mjs'
import { ROOT } from './root.mjs'

/** What has another name here. */
const INSTALLED_AS = { typescript: '@typescript/native' }

/**
 * For tests: gives a folder outside of the repository the packages as a registry would, from their tarballs, and the
 * libraries that they declare, no others, as links to those that are installed here.
 * @param {string} folder of the module; may be empty
 */
export async function makeOutside(folder) {
  const modules = join(folder, 'node_modules')
  const own = await Promise.all(
    Object.entries(await packPackages()).map(async ([name, tarball]) => {
      const into = join(modules, name)
      mkdirSync(into, { recursive: true })
      await run('tar', ['-xzf', tarball, '-C', into, '--strip-components=1'])
      return into
    }),
  )
  const manifests = existsSync(join(folder, 'package.json')) ? [manifestOf(folder)] : []
  const declared = [...manifests, ...own.map(manifestOf)].flatMap((manifest) =>
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  )
  const libraries = new Set(declared.filter((name) => !name.startsWith('@fichero/')))
  for (const name of libraries) link(join(ROOT, 'node_modules', INSTALLED_AS[name] ?? name), join(modules, name))
  for (const one of [...own, ...[...libraries].map((name) => join(modules, name))])
    linkCommands(one, join(modules, '.bin'))
}

/** @param {string} from @param {string} to */
function link(from, to) {
  if (!existsSync(from)) throw new Error(`${from} is declared and not installed.`)
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to)
}

/** As npm does: https://docs.npmjs.com/cli/configuring-npm/package-json#bin */
function linkCommands(folder, bin) {
  const { bin: said = {}, name } = manifestOf(folder)
  for (const [command, file] of Object.entries(typeof said === 'string' ? { [basename(name)]: said } : said)) {
    const target = join(folder, file)
    if (folder.includes('@fichero')) chmodSync(target, 0o755)
    mkdirSync(bin, { recursive: true })
    symlinkSync(relative(bin, target), join(bin, command))
  }
}
