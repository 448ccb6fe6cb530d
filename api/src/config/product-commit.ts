import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '../../..')
/** A file in releases and images, which have no Git history. */
const FILE = resolve(__dirname, '../commit')

let cached: string | undefined

/** The commit from which this program was built, or `unknown`. */
export function productCommit(): string {
  cached ??= fromFile() ?? fromGit() ?? 'unknown'
  return cached
}

function fromFile(): string | undefined {
  try {
    return readFileSync(FILE, 'utf8').trim()
  } catch {
    return undefined
  }
}

function fromGit(): string | undefined {
  try {
    // Git rejects a repository of another user, such as root, unless it is declared safe.
    const args = ['-c', `safe.directory=${ROOT}`, 'rev-parse', 'HEAD']
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}
