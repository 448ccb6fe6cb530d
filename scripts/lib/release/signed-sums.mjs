import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The namespace of the signatures, so that a signature made for another purpose is not valid. */
const NAMESPACE = 'fichero-release'
/** Name of the file with the checksums. */
export const SUMS = 'SHA256SUMS'

/**
 * Writes the checksums of files in a folder, in the format of `sha256sum`, and an OpenSSH signature beside them.
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
 * Returns the public key of a private key, in the format of `deploy/release-signers`.
 * @param {string} key
 */
export const publicKey = (key) =>
  execFileSync('ssh-keygen', ['-y', '-f', key], { encoding: 'utf8' }).split(' ', 2).join(' ').trim()

/** @param {string} key */
export const signerLine = (key) => `fichero namespaces="${NAMESPACE}" ${publicKey(key)}\n`
