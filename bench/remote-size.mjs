// Budgets: a screen or card loads at most 20 KB (gzip) of its remote's own JavaScript, so that screens which are not opened
// cost nothing. The entry, which every first visit loads, has at most 13 KB (Brotli). The bundler generates it, with the
// federation runtime and the list of files.

import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const ENTRY = 'remote-entry.js'
/** In KB of 1,000 bytes. */
const BUDGET = 20
const ENTRY_BUDGET = 13
const ROOT = new URL('../', import.meta.url)

export async function benchRemoteSizes() {
  const folders = (await readdir(ROOT)).filter((name) => existsSync(new URL(`${name}/remote.ts`, ROOT)))
  return [...(await Promise.all(folders.map(measureRemote))), await measureEntries(folders)]
}

/**
 * Measures the entries as the build has compressed them for the server.
 * @param {string[]} folders
 */
async function measureEntries(folders) {
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
async function measureRemote(remote) {
  const folder = new URL(`${remote}/dist/`, ROOT)
  /** @type {{ entry: string, pages: Record<string, string[]> }} */
  const { entry, pages } = JSON.parse(await readFile(new URL('remote.json', folder), 'utf8'))
  const sizeOf = async (/** @type {string} */ file) => gzipSync(await readFile(new URL(file, folder))).length / 1000
  const screens = await Promise.all(
    Object.entries(pages).map(async ([page, files]) => {
      const sizes = await Promise.all(files.filter((file) => file.endsWith('.js') && file !== entry).map(sizeOf))
      return { page, size: sizes.reduce((sum, size) => sum + size, 0) }
    }),
  )
  const [largest] = screens.toSorted((a, b) => b.size - a.size)
  return {
    what: `${remote}, its own JavaScript for a screen, the largest (KB, gzip)`,
    figure: largest?.size ?? 0,
    budget: `at most ${BUDGET}`,
    ok: (/** @type {number} */ figure) => figure <= BUDGET,
    detail: `${largest?.page}, of ${screens.length} screens and cards; the entry ${(await sizeOf(entry)).toFixed(1)} KB`,
  }
}
