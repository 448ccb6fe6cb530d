// Jest runs this before the first spec. It bundles the programs of the processes that read and write spreadsheets, so that
// specs start the current source instead of the last build.
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { rspack } from '@rspack/core'
import { PREPARED, READER, WRITER } from './bundled-programs.cjs'

export default async function bundleBeforeSpecs() {
  // An earlier run with the same process id may have left this folder.
  await rm(PREPARED, { recursive: true, force: true })
  process.env.TEST_PREPARED ??= PREPARED
  await bundle('../src/files/spreadsheet-reader/reader-program.ts', READER)
  await bundle('../src/files/spreadsheet-writer/writer-program.ts', WRITER)
}

/**
 * @param {string} entry
 * @param {string} file
 */
async function bundle(entry, file) {
  const compiler = rspack({
    mode: 'none',
    target: 'node',
    node: false,
    context: import.meta.dirname,
    entry: join(import.meta.dirname, entry),
    output: { path: dirname(file), filename: basename(file), library: { type: 'commonjs2' } },
    resolve: {
      // Relative imports in TypeScript have the extension of the built file.
      extensionAlias: { '.js': ['.ts', '.js'] },
      conditionNames: ['fichero:source', '...'],
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
          type: 'javascript/auto',
        },
      ],
    },
  })
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)))
  })
  // Ignores optional packages that are not installed.
  const errors = stats.compilation.errors.filter(
    (/** @type {Error} */ { message }) => !message.includes('Module not found'),
  )
  if (errors.length > 0) throw new AggregateError(errors)
  await new Promise((resolve) => compiler.close(resolve))
}
