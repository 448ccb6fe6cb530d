// Budget: a remote's own JavaScript, all its pages and dialogs together, is at most 40 KB (gzip). Its entry is not its own:
// the bundler writes it, with the federation's runtime and the list of files. Of the texts (`text-…`: pages of the manuals,
// words of the activity) a visit loads one, so the largest is counted; the text of all pages, which the search loads on
// first use, is not. The entry comes with every first visit: at most 13 KB (Brotli).

import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const ENTRY = 'remote-entry.js'
/** In KB of 1,000 bytes. */
const BUDGET = 40
const ENTRY_BUDGET = 13
const ROOT = new URL('../', import.meta.url)

export async function benchRemoteSizes() {
  const folders = (await readdir(ROOT)).filter((name) => existsSync(new URL(`${name}/remote.ts`, ROOT)))
  return [...(await Promise.all(folders.map(measured))), await entries(folders)]
}

/**
 * As the build has packed them for the server.
 * @param {string[]} folders
 */
async function entries(folders) {
  const sizes = await Promise.all(
    folders.map(async (remote) => (await stat(new URL(`${remote}/dist/${ENTRY}.br`, ROOT))).size / 1000),
  )
  return {
    what: 'entry of a remote, the largest (KB, Brotli)',
    figure: Math.max(...sizes),
    budget: `at most ${ENTRY_BUDGET}`,
    ok: (/** @type {number} */ figure) => figure <= ENTRY_BUDGET,
    detail: folders.map((remote, index) => `${remote} ${sizes[index]?.toFixed(1)}`).join(', '),
  }
}

/** @param {string} remote */
async function measured(remote) {
  const folder = new URL(`${remote}/dist/`, ROOT)
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js') && file !== ENTRY)
  const sizeOf = async (/** @type {string} */ file) => gzipSync(await readFile(new URL(file, folder))).length
  const isText = (/** @type {string} */ file) => file.startsWith('text-')
  const isPage = (/** @type {string} */ file) => isText(file) && !file.startsWith('text-search-')
  const texts = await Promise.all(scripts.filter(isPage).map(sizeOf))
  const sizes = await Promise.all(scripts.filter((file) => !isText(file)).map(sizeOf))
  if (texts.length > 0) sizes.push(Math.max(...texts))
  return {
    what: `${remote}, its own JavaScript (KB, gzip)`,
    figure: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    budget: `at most ${BUDGET}`,
    ok: (/** @type {number} */ figure) => figure <= BUDGET,
    detail: `${scripts.length} files, the largest ${(Math.max(...sizes) / 1000).toFixed(1)} KB; the entry ${((await sizeOf(ENTRY)) / 1000).toFixed(1)} KB`,
  }
}
