// `npm run mutation [folder or file…]`: changes the rules one by one and runs the specs of the same folder on each change.
// What no spec notices is listed; the last lines are a table by folder. Results are kept for what does not change.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import bundleBeforeSpecs from '../api/src/testing/bundle-libraries.mjs'
import { optionsFor, REPORTS } from './lib/mutation/options.mjs'
import { isEnough, rowsOf, survivorsOf, tableOf } from './lib/mutation/result.mjs'
import { FOLDERS, folderOf } from './lib/mutation/rules.mjs'

const args = process.argv.slice(2)
const isForced = args.includes('--force')
const paths = args.filter((arg) => !arg.startsWith('--')).map((path) => relative('', path))

/** @type {Map<string, string[]>} */
const work = new Map()
for (const path of paths.length > 0 ? paths : FOLDERS) {
  const folder = folderOf(path)
  if (folder === undefined) throw new Error(`${path} is in none of the folders with rules: ${FOLDERS.join(', ')}`)
  work.set(folder, [...(work.get(folder) ?? []), path])
}

await mkdir(REPORTS, { recursive: true })
const rows = []
for (const [folder, changed] of work) {
  const started = Date.now()
  process.env.MUTATION_FOLDER = folder
  process.env.MUTATION_SLOW_SPECS = changed.some((path) => path.endsWith('.schema.ts')) ? 'yes' : ''
  process.env.TEST_ENGINE = 'sqlite'
  // Jest looks for the bundled libraries before it would bundle them.
  if (folder.startsWith('api/')) await bundleBeforeSpecs()
  const results = await new Stryker(/** @type {any} */ (optionsFor(folder, changed, isForced))).runMutationTest()
  const mutants = results.map((mutant) => ({
    ...mutant,
    fileName: relative('', mutant.fileName).replaceAll('\\', '/'),
  }))
  const survivors = survivorsOf(mutants)
  await writeFile(join(REPORTS, `${folder.replaceAll('/', '-')}.txt`), `${survivors.join('\n')}\n`)
  console.log([...survivors, `\n${folder} took ${((Date.now() - started) / 60_000).toFixed(1)} min\n`].join('\n'))
  rows.push(...rowsOf(folder, mutants))
}
console.log(tableOf(rows))
process.exitCode = rows.every(isEnough) ? 0 : 1
