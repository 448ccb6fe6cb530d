import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/**
 * The file of an installed command. It is run with Node, without a shell: on Windows, what npm puts beside the packages is
 * for the shell only.
 * @param {string} command
 * @param {string} [name] of the package, where it differs
 */
export function toolFile(command, name = command) {
  const folder = join(ROOT, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/**
 * The arguments of Node that run a script of the project's `package.json`.
 * @param {string} script
 */
export function npmRun(script) {
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('This is started by npm: npm test, npm run quick.')
  return [npm, 'run', '--silent', script]
}
