// Before the first spec: bundles the libraries, unless it was done with the versions that are installed.
import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { FOLDER, LIBRARIES } from './bundled-libraries.cjs'

const STAMP = 'stamp'

export default async function bundleLibraries() {
  const stamp = await stampOf(
    new URL('../../../package-lock.json', import.meta.url),
    new URL('bundled-libraries.cjs', import.meta.url),
    new URL(import.meta.url),
  )
  if ((await readFile(join(FOLDER, STAMP), 'utf8').catch(() => '')) === stamp) return
  const folder = `${FOLDER}-${process.pid}`
  await bundle(folder)
  await writeFile(join(folder, STAMP), stamp)
  await rm(FOLDER, { recursive: true, force: true })
  await rename(folder, FOLDER)
}

/** @param {...URL} files */
async function stampOf(...files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex')
}

/** @param {string} folder */
async function bundle(folder) {
  const compiler = rspack({
    mode: 'none',
    target: 'node',
    context: import.meta.dirname,
    entry: Object.fromEntries(LIBRARIES.map((name) => [name, name])),
    output: { path: folder, filename: '[name].cjs', library: { type: 'commonjs2' } },
    // One copy of each module, whichever of the libraries loads it first.
    optimization: {
      runtimeChunk: { name: 'runtime' },
      splitChunks: { chunks: 'all', minSize: 0, cacheGroups: { all: { name: 'all', enforce: true } } },
    },
    node: false,
  })
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)))
  })
  // Packages that are only loaded where they are installed, such as the drivers of other databases.
  const errors = stats.compilation.errors.filter(({ message }) => !message.includes('Module not found'))
  if (errors.length > 0) throw new AggregateError(errors)
  await new Promise((resolve) => compiler.close(resolve))
}
