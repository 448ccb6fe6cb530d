// `npm run mutation [folder or file…]`: mutation testing with Stryker. Runs the specs of the same folder for each mutant, lists
// the survivors, and ends with a table by folder. Results for unchanged code are reused. With `--sample 5` only five percent
// of the mutants run; the sample is deterministic for the same code.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { nameOf, optionsFor, REPORTS } from './lib/mutation/options.mjs'
import { reachesThreshold, rowsOf, survivorsOf, tableOf, withoutSurvivors } from './lib/mutation/result.mjs'
import { FOLDERS, targetOf } from './lib/mutation/rules.mjs'
import { isInSample } from './lib/mutation/sample.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, sample: { type: 'string', default: '100' } },
})
const paths = positionals.map((path) => relative('', path).replaceAll('\\', '/'))
process.env.MUTATION_SAMPLE = values.sample

/**
 * Targets by their specs: files of one folder run together.
 * @type {Map<string, ReturnType<typeof targetOf>>}
 */
const targets = new Map()
for (const target of (paths.length > 0 ? paths : FOLDERS).map(targetOf)) {
  const existing = targets.get(target.specs)
  targets.set(target.specs, existing ? { ...existing, mutate: [...existing.mutate, ...target.mutate] } : target)
}

await mkdir(REPORTS, { recursive: true })
const rows = []
for (const target of targets.values()) {
  const { folder, specs, mutate } = target
  const started = Date.now()
  process.env.MUTATION_SPECS = specs
  process.env.MUTATION_SLOW_SPECS = mutate.some((path) => path.endsWith('.schema.ts')) ? 'yes' : ''
  process.env.TEST_ENGINE = 'sqlite'
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
process.exitCode = rows.every(reachesThreshold) ? 0 : 1
