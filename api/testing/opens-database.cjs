const { existsSync, readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')

const DATABASE = join(__dirname, 'database.ts')

/**
 * Returns whether a source file opens a test database, by itself or through its imports.
 * @param {string} file absolute path
 * @param {Set<string>} [seen]
 */
function opensDatabase(file, seen = new Set()) {
  if (file === DATABASE) return true
  if (seen.has(file) || !existsSync(file)) return false
  seen.add(file)
  const imports = [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)\.js'/g)]
  return imports.some(([, path]) => opensDatabase(`${join(dirname(file), path)}.ts`, seen))
}

module.exports = { opensDatabase }
