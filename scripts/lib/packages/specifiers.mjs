import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A relative specifier after `from`, `import` or `import(`, the last with an optional comment for the bundler. */
const RELATIVE = /(\bfrom\s*|\bimport\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?)(['"])(\.{1,2}\/[^'"]+)\2/g

/**
 * Adds the file extension to each relative import, as Node and bundlers require for ES modules: sources omit it, and the
 * compiler does not change imports.
 * @param {string} text of a compiled file
 * @param {string} file
 */
export const withExtensions = (text, file) =>
  text.replace(RELATIVE, (_, before, quote, name) => `${before}${quote}${withExtension(name, dirname(file))}${quote}`)

/** @param {string} name @param {string} folder */
function withExtension(name, folder) {
  const compiled = `${name.replace(/\.tsx?$/, '')}.js`
  // A specifier without a file is inside a string: it names a virtual module of a build.
  const isCompiled = [compiled, compiled.replace(/js$/, 'd.ts')].some((path) => existsSync(join(folder, path)))
  return isCompiled ? compiled : name
}
