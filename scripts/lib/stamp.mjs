import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './root.mjs'

// A stamp is a hash of a part's sources. It is stored after a build, so that only parts with changed sources are built again.

const FOLDER = join(ROOT, 'node_modules/.cache/fichero')
const SKIPPED = new Set(['dist', 'node_modules'])

/** Cached digests of files, because parts share inputs and one process computes several stamps. */
const digests = new Map()

function digestOf(path, { size, mtimeMs }) {
  const key = `${path} ${size} ${mtimeMs}`
  if (!digests.has(key)) digests.set(key, createHash('sha256').update(readFileSync(path)).digest('hex'))
  return digests.get(key)
}

function* filesOf(path) {
  const stats = statSync(path)
  if (!stats.isDirectory()) {
    if (!path.endsWith('.tsbuildinfo')) yield `${relative(ROOT, path)} ${digestOf(path, stats)}`
    return
  }
  for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) yield* filesOf(join(path, name))
}

/**
 * Returns a hash of the content of all source files of a part. It does not depend on file times, the path of the repository or
 * Node's version, so that a built tree can be moved, copied or run by another Node.
 */
function stampOf({ inputs }) {
  const hash = createHash('sha256')
  for (const input of inputs) for (const file of filesOf(join(ROOT, input))) hash.update(file)
  return hash.digest('hex')
}

const fileOf = ({ name }) => join(FOLDER, `${name}.stamp`)

/** Returns whether a part has been built at all. */
export const hasOutput = ({ output }) => existsSync(join(ROOT, output))

/** Returns whether the output of a part was built from the current sources. */
export function isFresh(part) {
  return hasOutput(part) && existsSync(fileOf(part)) && readFileSync(fileOf(part), 'utf8') === stampOf(part)
}

/** Stores the stamp of the sources from which a part was built. */
export function storeStamp(part, stamp) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(part), stamp)
}

/** Marks the output as stale, so that the next build replaces it. */
export const deleteStamp = (part) => rmSync(fileOf(part), { force: true })

export { stampOf }
