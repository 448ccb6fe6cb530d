import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** @param {string} root */
const remotesOf = (root) => JSON.parse(readFileSync(join(root, 'remotes.json'), 'utf8')).map((name) => `mfe-${name}`)

/**
 * What a machine needs to run the system: what was built, and with which libraries. The image has the same
 * (`deploy/Dockerfile`).
 * @param {string} root
 */
export const programOf = (root) => [
  ...[
    'package.json',
    'package-lock.json',
    '.npmrc',
    'remotes.json',
    'api/package.json',
    'packages/contract/package.json',
  ],
  ...['api/dist', 'api/fixtures', 'packages/contract/dist', 'shell/dist'],
  ...remotesOf(root).map((remote) => `${remote}/dist`),
]

/** What its operator reads. */
const PAPERS = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/operations.md', 'deploy']

/**
 * The files of a release, from a tree that is built.
 * @param {string} root
 */
export const filesOf = (root) => [...programOf(root), ...PAPERS].flatMap((path) => below(root, join(root, path)))

function below(root, path) {
  const name = relative(root, path).split(sep).join('/')
  if (name.endsWith('.tsbuildinfo')) return []
  try {
    return readdirSync(path).flatMap((entry) => below(root, join(path, entry)))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [name]
    throw error
  }
}
