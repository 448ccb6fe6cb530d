import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './root.mjs'

const FOLDER = join(ROOT, 'node_modules/.cache/fichero')
const SKIPPED = new Set(['dist', 'node_modules'])

function* filesOf(path) {
  const stats = statSync(path)
  if (!stats.isDirectory()) {
    if (!path.endsWith('.tsbuildinfo')) yield `${relative(ROOT, path)} ${stats.size} ${stats.mtimeMs}`
    return
  }
  for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) yield* filesOf(join(path, name))
}

/**
 * Size and time of every source file of a part: reading the files would make the start too slow. Without the folder's own
 * path, so that a built tree may be moved.
 */
function stampOf({ inputs }) {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) for (const file of filesOf(join(ROOT, input))) hash.update(file)
  return hash.digest('hex')
}

const fileOf = ({ name }) => join(FOLDER, `${name}.stamp`)

export const hasOutput = ({ output }) => existsSync(join(ROOT, output))

export function isFresh(part) {
  return hasOutput(part) && existsSync(fileOf(part)) && readFileSync(fileOf(part), 'utf8') === stampOf(part)
}

export function keepStamp(part, stamp) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(part), stamp)
}

/** Marks the output as stale, so that the next build replaces it. */
export const forgetStamp = (part) => rmSync(fileOf(part), { force: true })

export { stampOf }
