import { gzipSync } from 'node:zlib'
import { create } from 'tar'

/**
 * Returns a reproducible archive: it contains only names, contents, whether a file can be executed, and one time, sorted by
 * name, so that the same files give the same bytes on every machine.
 * @param {string} root
 * @param {string[]} names of files below it, with `/`
 * @param {{ folder: string, seconds: number }} options the folder inside the archive, and the Unix time of all files
 */
export function tarGz(root, names, { folder, seconds }) {
  const options = {
    cwd: root,
    prefix: folder,
    portable: true,
    mtime: new Date(seconds * 1000),
    noDirRecurse: true,
    filter,
  }
  const bytes = /** @type {Buffer} */ (create({ ...options, sync: true }, names.toSorted()).read())
  const archive = gzipSync(bytes, { level: 9 })
  // The gzip header's byte for the operating system: unknown.
  archive[9] = 255
  return archive
}

/** Replaces the permissions of a file, which depend on the account that wrote it. */
function filter(_, stat) {
  stat.mode = (stat.mode & ~0o777) | (stat.mode & 0o100 ? 0o755 : 0o644)
  return true
}
