// Before the first spec: bundles the libraries, unless it was done with the versions that are installed, and the programs
// of the processes that read and write files: each spec starts its own, and one that compiles its source takes a second.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { rspack } from '@rspack/core'
import { FOLDER, LIBRARIES, PREPARED, READER, SERVER, WRITER } from './bundled-libraries.cjs'

const STAMP = 'stamp'
const MAIN = join(import.meta.dirname, '../../dist/main.js')

export default async function bundleBeforeSpecs() {
  // Of a former run whose process had the same number.
  await rm(PREPARED, { recursive: true, force: true })
  process.env.TEST_PREPARED ??= PREPARED
  await bundleLibraries()
  await bundleProgram('../sheets/reader-program.ts', READER)
  await bundleProgram('../workbooks/writer-program.ts', WRITER)
  if (existsSync(MAIN)) await bundleServer()
}

async function bundleLibraries() {
  const stamp = await stampOf(
    new URL('../../../package-lock.json', import.meta.url),
    new URL('bundled-libraries.cjs', import.meta.url),
    new URL(import.meta.url),
  )
  if ((await readFile(join(FOLDER, STAMP), 'utf8').catch(() => '')) === stamp) return
  const folder = `${FOLDER}-${process.pid}`
  await build({
    entry: Object.fromEntries(LIBRARIES.map((name) => [name, name])),
    output: { path: folder, filename: '[name].cjs', library: { type: 'commonjs2' } },
    // One copy of each module, whichever of the libraries loads it first.
    optimization: {
      runtimeChunk: { name: 'runtime' },
      splitChunks: { chunks: 'all', minSize: 0, cacheGroups: { all: { name: 'all', enforce: true } } },
    },
  })
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

/** From the source of this moment, so without a stamp. */
const bundleProgram = (entry, file) =>
  build({
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

/**
 * The built server, for the specs that start and kill it some fifty times: loading its 1,500 files is most of a start.
 * Its folders are those of its files, as seen from `dist`, where the specs start it.
 */
const bundleServer = () =>
  build({
    context: dirname(MAIN),
    entry: MAIN,
    output: { path: dirname(SERVER), filename: basename(SERVER), library: { type: 'commonjs2' } },
    node: { __dirname: true },
    module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
    externalsType: 'commonjs',
    externals: ({ request = '' }, done) => {
      if (LIBRARIES.includes(request)) return done(undefined, join(FOLDER, `${request}.cjs`))
      if (/^[./]|^@fichero/.test(request)) return done()
      return done(undefined, request)
    },
  })

/** @param {import('@rspack/core').RspackOptions} options */
async function build(options) {
  const compiler = rspack({ mode: 'none', target: 'node', context: import.meta.dirname, node: false, ...options })
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)))
  })
  // Packages that are only loaded where they are installed, such as the drivers of other databases.
  const errors = stats.compilation.errors.filter(({ message }) => !message.includes('Module not found'))
  if (errors.length > 0) throw new AggregateError(errors)
  await new Promise((resolve) => compiler.close(resolve))
}
