import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tarGz } from '../tar-gz.mjs'
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
