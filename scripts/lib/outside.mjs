import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { buildParts } from './build-parts.mjs'
import { run } from './packages/compile.mjs'
import { PACKAGES_PART } from './parts.mjs'
import { ROOT } from './root.mjs'

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** This repository installs the compiler under another name, because it also has an older version of it. */
const INSTALLED_AS = { typescript: '@typescript/native' }

/**
 * For tests: installs the packages from their tarballs into a folder outside the repository, as `npm install` would. Links the
 * libraries that they declare, and no others, to the ones installed in this repository.
 * @param {string} folder of a module; may be empty
 */
export async function installOutside(folder) {
  const modules = join(folder, 'node_modules')
  await buildParts({ packages: true, only: PACKAGES_PART.name })
  const list = join(ROOT, PACKAGES_PART.output)
  const packed = JSON.parse(readFileSync(list, 'utf8')).map(({ file, manifest: { name } }) => ({ file, name }))
  for (const { file, name } of packed) {
    mkdirSync(join(modules, name), { recursive: true })
    await run('tar', ['-xzf', join(dirname(list), file), '-C', join(modules, name), '--strip-components=1'])
  }
  const packageNames = packed.map(({ name }) => name)
  const declared = packageNames.map((name) => manifestOf(join(modules, name))).flatMap(librariesOf)
  if (existsSync(join(folder, 'package.json'))) declared.push(...librariesOf(manifestOf(folder)))
  const libraries = [...new Set(declared)].filter((name) => !packageNames.includes(name))
  for (const name of libraries) link(name, modules)
  for (const name of [...packageNames, ...libraries]) linkCommands(join(modules, name), join(modules, '.bin'))
}

/** Returns the names of the libraries that are installed with a package. */
const librariesOf = ({ dependencies, peerDependencies }) => Object.keys({ ...dependencies, ...peerDependencies })

/** @param {string} name of a library @param {string} modules */
function link(name, modules) {
  const installed = join(ROOT, 'node_modules', INSTALLED_AS[name] ?? name)
  if (!existsSync(installed)) throw new Error(`${name} is declared by a package and not installed here.`)
  mkdirSync(dirname(join(modules, name)), { recursive: true })
  symlinkSync(installed, join(modules, name))
}

/**
 * Links the commands of a package as npm does: https://docs.npmjs.com/cli/configuring-npm/package-json#bin
 * @param {string} folder of a package @param {string} bin
 */
function linkCommands(folder, bin) {
  const { bin: declared = {}, name } = manifestOf(folder)
  const commands = typeof declared === 'string' ? { [basename(name)]: declared } : declared
  mkdirSync(bin, { recursive: true })
  for (const [command, file] of Object.entries(commands))
    symlinkSync(relative(bin, join(folder, file)), join(bin, command))
}
