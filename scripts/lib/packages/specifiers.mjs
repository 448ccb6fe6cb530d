import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What follows `from`, `import` or `import(` and is a file of the same package. */
const RELATIVE = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\2/g

/**
 * Names the compiled file in each relative import, as Node and bundlers want it of ES modules: sources leave the ending
 * out, and the compiler writes imports as they are.
 * @param {string} text of a compiled file
 * @param {string} file
 */
export const withEndings = (text, file) =>
  text.replace(RELATIVE, (_, before, quote, name) => `${before}${quote}${ended(name, dirname(file))}${quote}`)

/** @param {string} name @param {string} folder */
function ended(name, folder) {
  const compiled = `${name.replace(/\.tsx?$/, '')}.js`
  // What has no file is in a text: the module that a build makes while it runs.
  const isCompiled = [compiled, compiled.replace(/js$/, 'd.ts')].some((path) => existsSync(join(folder, path)))
  return isCompiled ? compiled : name
}
