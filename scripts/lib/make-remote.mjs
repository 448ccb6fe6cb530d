import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceManifest } from 'create-fichero-remote/manifest'
import { addressTaken, problemOfName, titleOf } from 'create-fichero-remote/names'
import { remoteFiles } from 'create-fichero-remote/remote-files'
import { writeFiles } from 'create-fichero-remote/write-files'
import { ROOT } from './root.mjs'

const PATHS_FILE = 'packages/contract/src/paths.ts'
const LOCK_FILE = 'package-lock.json'

/**
 * Writes the folder of a new remote, and adds its package to the lock file, so that `npm ci` works. Returns the folder's name.
 * @param {string[]} args name, title in Spanish, title in English
 * @throws with a sentence if the name cannot be used
 */
export function makeRemote([name = '', ...titles]) {
  const problem = problemOf(name)
  if (problem) throw new Error(problem)
  const folder = `mfe-${name}`
  const manifest = workspaceManifest(name)
  const title = titleOf(name, ...titles)
  writeFiles(join(ROOT, folder), remoteFiles({ name, manifest, title, order: lastOrder() + 10 }))
  addToLockFile(folder, manifest)
  return folder
}

/** @param {string} name */
function problemOf(name) {
  const problem = problemOfName(name)
  if (problem) return problem
  if (existsSync(join(ROOT, `mfe-${name}`))) return `The folder mfe-${name} exists.`
  const paths = readFileSync(join(ROOT, PATHS_FILE), 'utf8')
  return new RegExp(`['\`]/${name}['\`/?]`).test(paths) ? addressTaken(name) : undefined
}

/** Returns the order of the last entry in the navigation. */
function lastOrder() {
  const definitions = readdirSync(ROOT)
    .map((folder) => join(ROOT, folder, 'remote.ts'))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'))
  const orders = definitions.flatMap((text) => [...text.matchAll(/slot: 'menu'[^}]*?order: (\d+)/g)])
  return Math.max(0, ...orders.map(([, order]) => Number(order)))
}

/** Updates the lock file as `npm install` would: a workspace has its manifest and a link, in npm's order. */
function addToLockFile(folder, { name, version, dependencies, devDependencies }) {
  const text = readFileSync(join(ROOT, LOCK_FILE), 'utf8')
  const file = JSON.parse(text)
  file.packages[folder] = { name, version, dependencies, devDependencies }
  file.packages[`node_modules/${name}`] = { resolved: folder, link: true }
  const sorted = Object.entries(file.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(
    join(ROOT, LOCK_FILE),
    `${JSON.stringify({ ...file, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
  )
}
