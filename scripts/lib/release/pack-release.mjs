import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { create } from 'tar'
import { announced } from './changelog.mjs'
import { filesOf } from './content.mjs'
import { materials } from './materials.mjs'
import { signSums } from './signed-sums.mjs'

/**
 * Writes the published files of a version: the archive and the bill of materials, their signed checksums, and the announcement.
 * @param {string} root of a built tree
 * @param {string} folder
 * @param {string} name `fichero-1.1.0`
 * @param {{ key: string, seconds: number }} options the file of the private key, and the Unix time of the release
 */
export function packRelease(root, folder, name, { key, seconds }) {
  writeFileSync(join(folder, `${name}.tar.gz`), tarGz(root, filesOf(root), { folder: name, seconds }))
  writeFileSync(join(folder, `${name}.cdx.json`), materials(root, seconds))
  signSums(folder, [`${name}.tar.gz`, `${name}.cdx.json`], key)
  const versions = announced(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
  // Not signed: it changes with the next version, and nothing is installed from it.
  writeFileSync(join(folder, 'releases.json'), `${JSON.stringify({ versions }, null, 2)}\n`)
}

/**
 * Returns a reproducible archive: it contains only names, contents, modes and one time, sorted by name, so that the same files
 * give the same bytes on every machine.
 * @param {string} root
 * @param {string[]} names of files below it, with `/`
 * @param {{ folder: string, seconds: number }} options the folder inside the archive, and the Unix time of all files
 */
export function tarGz(root, names, { folder, seconds }) {
  const options = { cwd: root, prefix: folder, portable: true, mtime: new Date(seconds * 1000), noDirRecurse: true }
  const bytes = /** @type {Buffer} */ (create({ ...options, sync: true }, names.toSorted()).read())
  const archive = gzipSync(bytes, { level: 9 })
  // The gzip header's byte for the operating system: unknown.
  archive[9] = 255
  return archive
}
