import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/**
 * Returns the script of an installed command, to be run with Node and without a shell: on Windows, the files in `.bin` work
 * only in a shell.
 * @param {string} command
 * @param {string} [name] of the package, if it differs
 */
export function toolFile(command, name = command) {
  const folder = join(ROOT, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/**
 * Returns the arguments with which Node runs a script of the project's `package.json`.
 * @param {string} script
 */
export function npmRun(script) {
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Start this script with npm, for example npm test or npm run quick.')
  return [npm, 'run', '--silent', script]
}
