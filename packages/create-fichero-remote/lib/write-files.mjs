import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes files into a folder, and creates the folders of their paths.
 * @param {string} folder
 * @param {Record<string, string>} files contents by path
 */
export function writeFiles(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
