import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { remoteFiles } from './remote-files.mjs'
import { ROOT } from './root.mjs'

/** As in descriptors (`remotes.schema.ts`), and short enough for the lines of the files. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const MAX_NAME = 20

/** Names of texts and addresses that are not of remotes. */
const TAKEN = ['api', 'kit', 'landing', 'remotes', 'shell', 'standalone']

const PATHS_FILE = 'packages/contract/src/paths.ts'
const LOCK_FILE = 'package-lock.json'

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))

/**
 * Writes the folder of a new remote, and its package into the lock file, so that `npm ci` works. Returns the folder's name.
 * @param {string[]} args its name, and its title in Spanish and English
 * @throws with a sentence if the name cannot be used
 */
export function makeRemote([name = '', es = titleOf(name), en = es]) {
  const problem = problemOf(name)
  if (problem) throw new Error(problem)
  const folder = `mfe-${name}`
  const kit = readJson('packages/kit/package.json')
  const manifest = {
    name: `@fichero/${folder}`,
    version: '1.0.0',
    dependencies: {
      '@fichero/contract': readJson('packages/contract/package.json').version,
      '@fichero/kit': `^${kit.version}`,
      react: kit.devDependencies.react,
      'react-dom': kit.devDependencies['react-dom'],
    },
    devDependencies: { '@fichero/build': readJson('packages/build/package.json').version },
  }
  const files = remoteFiles({ name, manifest, title: { es, en }, order: lastOrder() + 10 })
  for (const [file, text] of Object.entries(files)) {
    const path = join(ROOT, folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  lock(folder, manifest)
  return folder
}

/** @param {string} name */
const titleOf = (name) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ')

/** @param {string} name */
function problemOf(name) {
  if (!NAME.test(name) || name.length > MAX_NAME)
    return `A remote's name is up to ${MAX_NAME} lower-case letters and digits, with hyphens between words: npm run new-remote -- horarios`
  if (existsSync(join(ROOT, `mfe-${name}`))) return `The folder mfe-${name} exists.`
  const paths = readFileSync(join(ROOT, PATHS_FILE), 'utf8')
  if (TAKEN.includes(name) || new RegExp(`['\`]/${name}['\`/?]`).test(paths)) return `The address /${name} is taken.`
  return undefined
}

/** The place of the last entry in the navigation. */
function lastOrder() {
  const definitions = readdirSync(ROOT)
    .map((folder) => join(ROOT, folder, 'remote.ts'))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'))
  const nav = definitions.map((text) => text.slice(text.indexOf('nav: [')))
  return Math.max(0, ...nav.flatMap((text) => [...text.matchAll(/order: (\d+)/g)].map(([, order]) => Number(order))))
}

/** As `npm install` would: a workspace has its manifest and a link, in npm's order. */
function lock(folder, manifest) {
  const text = readFileSync(join(ROOT, LOCK_FILE), 'utf8')
  const file = JSON.parse(text)
  file.packages[folder] = manifest
  file.packages[`node_modules/${manifest.name}`] = { resolved: folder, link: true }
  const sorted = Object.entries(file.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(
    join(ROOT, LOCK_FILE),
    `${JSON.stringify({ ...file, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
  )
}
