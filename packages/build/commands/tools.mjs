import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { Refusal } from './refusal.mjs'

const require = createRequire(import.meta.url)
const RSPACK = join(dirname(require.resolve('@rspack/cli/package.json')), 'bin/rspack.js')

/** The folder of the module: the working directory of the command. */
export const FOLDER = process.cwd()

/** @param {string} line */
export const say = (line) => void process.stdout.write(`${line}\n`)

/** @throws {Refusal} if the working directory is not a module */
export function requireModule() {
  if (!existsSync(join(FOLDER, 'remote.ts')))
    throw new Refusal(`${FOLDER} is not the folder of a module: it has no remote.ts.`, 2)
}

/**
 * Starts Rspack in the module's folder, with its output on this terminal.
 * @param {'build' | 'serve'} command
 * @param {Record<string, string>} env
 */
export const startRspack = (command, env) =>
  spawn(process.execPath, [RSPACK, command], { stdio: 'inherit', cwd: FOLDER, env: { ...process.env, ...env } })

/**
 * Runs a command that is installed for the module, with its output on this terminal. Returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runInstalled(command, args) {
  const path = [...binFolders(FOLDER), ...binFolders(import.meta.dirname), process.env.PATH ?? ''].join(delimiter)
  const env = { ...process.env, PATH: path }
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: FOLDER, env, shell: process.platform === 'win32' })
    child.on('error', () =>
      reject(new Refusal(`${command} is not installed. Install the dependencies of the module: npm ci`)),
    )
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Returns the `.bin` folders from a folder upwards, nearest first, as npm searches for commands.
 * @param {string} folder
 * @returns {string[]}
 */
function binFolders(folder) {
  const above = dirname(folder)
  return [join(folder, 'node_modules/.bin'), ...(above === folder ? [] : binFolders(above))]
}
