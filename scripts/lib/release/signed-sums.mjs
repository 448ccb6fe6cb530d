import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of what is signed: nothing that was signed for another purpose counts. */
const NAMESPACE = 'fichero-release'
export const SUMS = 'SHA256SUMS'

/**
 * Writes the checksums of files of a folder as `sha256sum` reads them, and their signature by OpenSSH beside them.
 * @param {string} folder
 * @param {string[]} names
 * @param {string} key file of a private key
 */
export function signSums(folder, names, key) {
  const sumOf = (name) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  writeFileSync(join(folder, SUMS), names.map((name) => `${sumOf(name)}  ${name}\n`).join(''))
  execFileSync('ssh-keygen', ['-q', '-Y', 'sign', '-f', key, '-n', NAMESPACE, join(folder, SUMS)], { stdio: 'pipe' })
}

/**
 * The public half of a key, as `deploy/release-signers` names it.
 * @param {string} key
 */
export const publicKey = (key) =>
  execFileSync('ssh-keygen', ['-y', '-f', key], { encoding: 'utf8' }).split(' ', 2).join(' ').trim()

/** @param {string} key */
export const signerLine = (key) => `fichero namespaces="${NAMESPACE}" ${publicKey(key)}\n`
