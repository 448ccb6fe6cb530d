import { spawn } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../root.mjs'
import { toolFile } from '../tools.mjs'
import { withExtensions } from './specifiers.mjs'

export const TSC = toolFile('tsc', '@typescript/native')
const COMPILED = /\.(js|mjs|d\.ts|d\.mts)$/
/** Files that the compiler does not copy. */
const NOT_COPIED = /\.(css|d\.ts)$/
const NO_SOURCES = /[\\/](config|dist|node_modules)[\\/]/

/**
 * Compiles a package into a folder: modules with their declarations, and style sheets beside them.
 * @param {string} from
 * @param {string} into
 */
export async function compile(from, into) {
  // `npm run types` has checked the types.
  const options = [
    '--declaration',
    '--noCheck',
    '--composite',
    'false',
    '--incremental',
    'false',
    '--sourceMap',
    'false',
  ]
  await run(process.execPath, [TSC, '-p', from, '--outDir', into, ...options])
  for (const file of filesIn(from).filter((path) => NOT_COPIED.test(path) && !NO_SOURCES.test(relative(ROOT, path))))
    cpSync(file, join(into, relative(from, file)))
  for (const file of filesIn(into).filter((path) => COMPILED.test(path)))
    writeFileSync(file, withExtensions(readFileSync(file, 'utf8'), file))
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * Runs a command in the repository; rejects with its output.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${[command, ...args].join(' ')}\n${output.trim()}`)),
    )
  })
}
