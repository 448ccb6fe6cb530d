import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** @param {string} root */
const remotesOf = (root) => JSON.parse(readFileSync(join(root, 'remotes.json'), 'utf8')).map((name) => `mfe-${name}`)

/**
 * Returns the paths that a machine needs to run the system: the builds, and the manifests of their libraries. The image
 * contains the same files (`deploy/Dockerfile`).
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
  ...['api/dist', 'api/fixtures', 'packages/contract/dist', 'packages/dist', 'shell/dist'],
  ...remotesOf(root).map((remote) => `${remote}/dist`),
]

/** Files of `npm start`. The image does not need them: it starts the server directly. */
const START = ['scripts/start.mjs', 'scripts/lib/keep-running.mjs', 'scripts/lib/say.mjs']

/** Files for the operator. */
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/operations.md', 'deploy']

/**
 * Returns the files of a release, from a built tree.
 * @param {string} root
 */
export const filesOf = (root) =>
  [...programOf(root), ...START, ...DOCUMENTS].flatMap((path) => below(root, join(root, path)))

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
