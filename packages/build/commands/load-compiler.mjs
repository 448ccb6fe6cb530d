import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Refusal } from './refusal.mjs'

/**
 * The parts of the compiler's API, which TypeScript 7 calls unstable.
 * @typedef {{ API: typeof import('@typescript/native/unstable/sync').API, SyntaxKind: typeof import('@typescript/native/unstable/ast').SyntaxKind }} Compiler
 */

/** The repository of the system installs the compiler under the second name, because it also has an older version. */
const NAMES = ['typescript', '@typescript/native']

/**
 * Loads the compiler of a module.
 * @param {string} folder
 * @returns {Promise<Compiler>}
 * @throws {Refusal} if its version has no such API
 */
export async function loadCompiler(folder) {
  for (const from of [join(folder, 'package.json'), import.meta.filename])
    for (const name of NAMES) {
      const parts = resolveParts(createRequire(from), name)
      if (!parts) continue
      const [{ API }, { SyntaxKind }] = await Promise.all(parts.map((file) => import(pathToFileURL(file).href)))
      return { API, SyntaxKind }
    }
  throw new Refusal(
    'This command needs TypeScript 7. Install it for the module: npm install --save-dev typescript@7.0.2',
  )
}

/** @param {NodeJS.Require} require @param {string} name */
function resolveParts(require, name) {
  try {
    return [require.resolve(`${name}/unstable/sync`), require.resolve(`${name}/unstable/ast`)]
  } catch {
    return undefined
  }
}
