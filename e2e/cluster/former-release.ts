import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(tmpdir(), 'fichero-releases')
const LAST_RELEASE = join(ROOT, 'api/src/testing/releases/last.json')
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'

const run = promisify(execFile)

const refOf = async (): Promise<string> => JSON.parse(await readFile(LAST_RELEASE, 'utf8')).ref

/** Whether the history here has the last release; a checkout of one commit has not. */
export const hasFormerRelease = async () =>
  run('git', ['cat-file', '-e', `${await refOf()}^{commit}`], { cwd: ROOT }).then(
    () => true,
    () => false,
  )

/**
 * The last release, installed and built from the history as its operators did, with the libraries of its own lock file.
 * Takes one to two minutes, and is kept for the next time. Returns its folder.
 */
export async function formerRelease(): Promise<string> {
  const ref = await refOf()
  const folder = join(FOLDER, ref)
  if (existsSync(folder)) return folder
  const begun = `${folder}-${process.pid}`
  await mkdir(begun, { recursive: true })
  try {
    const archive = `${begun}.tar`
    await run('git', ['archive', '--output', archive, ref], { cwd: ROOT })
    await run('tar', ['-xf', archive, '-C', begun])
    await rm(archive)
    const env = { ...process.env, NODE_ENV: 'development' }
    await run(NPM, ['ci', '--no-audit', '--no-fund'], { cwd: begun, env, maxBuffer: 2 ** 26 })
    await run(NPM, ['run', 'build'], { cwd: begun, env, maxBuffer: 2 ** 26 })
    await rename(begun, folder)
  } finally {
    await rm(begun, { recursive: true, force: true })
  }
  return folder
}
