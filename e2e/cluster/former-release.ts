import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(tmpdir(), 'fichero-releases')
const LAST_RELEASE = join(ROOT, 'api/testing/releases/last.json')
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'

const run = promisify(execFile)

const lastRelease = async () => JSON.parse(await readFile(LAST_RELEASE, 'utf8'))

/** Returns whether there are migrations that the last release does not have. */
export async function hasNewerMigrations(): Promise<boolean> {
  const migrations = await readFile(join(ROOT, 'api/src/database/migrations/migrations.ts'), 'utf8')
  const { migration } = await lastRelease()
  return !new RegExp(`\\b${migration},\\s*\\]`).test(migrations)
}

const git = (...args: string[]) => run('git', args, { cwd: ROOT }).then(({ stdout }) => stdout.trim())

/** Returns the commit of the last release: by its tag, or by its subject if tags were not fetched. Empty if there is none. */
async function releaseCommit(): Promise<string> {
  const { ref } = await lastRelease()
  const tagged = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  return tagged.catch(() => git('log', '-1', '--format=%H', `--grep=^release: ${ref.replace(/^v/, '')}$`))
}

/** Returns whether the local history contains the last release. A shallow clone does not. */
export const hasFormerRelease = async () => (await releaseCommit()) !== ''

/**
 * Builds the last release from the history, with the libraries of its lock file. Takes one to two minutes, and is cached in a
 * temporary folder. Returns the folder.
 */
export async function formerRelease(): Promise<string> {
  const commit = await releaseCommit()
  const folder = join(FOLDER, commit)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}-${process.pid}`
  await mkdir(unfinished, { recursive: true })
  try {
    const archive = `${unfinished}.tar`
    await run('git', ['archive', '--output', archive, commit], { cwd: ROOT })
    await run('tar', ['-xf', archive, '-C', unfinished])
    await rm(archive)
    const env = { ...process.env, NODE_ENV: 'development' }
    await run(NPM, ['ci', '--no-audit', '--no-fund'], { cwd: unfinished, env, maxBuffer: 2 ** 26 })
    await run(NPM, ['run', 'build'], { cwd: unfinished, env, maxBuffer: 2 ** 26 })
    await rename(unfinished, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return folder
}
