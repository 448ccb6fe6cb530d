import { gzipSync } from 'node:zlib'
import { create } from 'tar'

/**
 * An archive in which only names, contents, modes and one time stand, in the order of the names: the same files give the same
 * bytes on every machine.
 * @param {string} root
 * @param {string[]} names of files below it, with `/`
 * @param {{ folder: string, seconds: number }} as the folder that they are put in, and their time
 */
export function tarGz(root, names, { folder, seconds }) {
  const options = { cwd: root, prefix: folder, portable: true, mtime: new Date(seconds * 1000), noDirRecurse: true }
  const bytes = /** @type {Buffer} */ (create({ ...options, sync: true }, names.toSorted()).read())
  const archive = gzipSync(bytes, { level: 9 })
  // The system that compressed it.
  archive[9] = 255
  return archive
}
