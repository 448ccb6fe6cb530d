// `npm run mutation [folder or file…]`: changes rules one by one and runs the specs of the same folder on each change. What
// no spec notices is listed; the last lines are a table by folder. Results are kept for what does not change. With
// `--sample 5` only five of a hundred changes are tried, the same ones whenever the code is the same.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import bundleBeforeSpecs from '../api/src/testing/bundle-libraries.mjs'
import { nameOf, optionsFor, REPORTS } from './lib/mutation/options.mjs'
import { isEnough, rowsOf, survivorsOf, tableOf, withoutSurvivors } from './lib/mutation/result.mjs'
import { FOLDERS, targetOf } from './lib/mutation/rules.mjs'
import { isInSample } from './lib/mutation/sample.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, sample: { type: 'string', default: '100' } },
})
const paths = positionals.map((path) => relative('', path).replaceAll('\\', '/'))
process.env.MUTATION_SAMPLE = values.sample

/**
 * What is changed, by the specs that have to notice it: files of one folder go together.
 * @type {Map<string, ReturnType<typeof targetOf>>}
 */
const targets = new Map()
for (const target of (paths.length > 0 ? paths : FOLDERS).map(targetOf)) {
  const known = targets.get(target.specs)
  targets.set(target.specs, known ? { ...known, mutate: [...known.mutate, ...target.mutate] } : target)
}

await mkdir(REPORTS, { recursive: true })
const rows = []
for (const target of targets.values()) {
  const { folder, specs, mutate } = target
  const started = Date.now()
  process.env.MUTATION_SPECS = specs
  process.env.MUTATION_SLOW_SPECS = mutate.some((path) => path.endsWith('.schema.ts')) ? 'yes' : ''
  process.env.TEST_ENGINE = 'sqlite'
  // Jest looks for the bundled libraries before it would bundle them.
  if (folder.startsWith('api/')) await bundleBeforeSpecs()
  const options = optionsFor(target, values.force)
  const former = await readFile(options.incrementalFile, 'utf8').catch(() => undefined)
  if (former) await writeFile(options.incrementalFile, JSON.stringify(withoutSurvivors(JSON.parse(former))))
  const results = await new Stryker(/** @type {any} */ (options)).runMutationTest()
  const mutants = results
    .filter(({ id }) => isInSample(id))
    .map((mutant) => ({ ...mutant, fileName: relative('', mutant.fileName).replaceAll('\\', '/') }))
  const survivors = survivorsOf(mutants)
  await writeFile(join(REPORTS, `${nameOf(target)}.txt`), `${survivors.join('\n')}\n`)
  console.log([...survivors, `\n${folder} took ${((Date.now() - started) / 60_000).toFixed(1)} min\n`].join('\n'))
  rows.push(...rowsOf(folder, mutants))
}
console.log(tableOf(rows))
process.exitCode = rows.every(isEnough) ? 0 : 1
