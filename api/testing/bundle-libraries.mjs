// Jest runs this before the first spec. It bundles the libraries, unless the installed versions are already bundled, and the
// programs of the processes that read and write files: every spec starts its own process, and compiling the source takes a
// second.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { rspack } from '@rspack/core'
import { FOLDER, LIBRARIES, PREPARED, READER, SERVER, WRITER } from './bundled-libraries.cjs'

const STAMP = 'stamp'
const MAIN = join(import.meta.dirname, '../dist/main.js')

export default async function bundleBeforeSpecs() {
  // An earlier run with the same process id may have left this folder.
  await rm(PREPARED, { recursive: true, force: true })
  process.env.TEST_PREPARED ??= PREPARED
  await bundleLibraries()
  await bundleProgram('../src/files/spreadsheet-reader/reader-program.ts', READER)
  await bundleProgram('../src/files/spreadsheet-writer/writer-program.ts', WRITER)
  if (existsSync(MAIN)) await bundleServer()
}

async function bundleLibraries() {
  const stamp = await stampOf(
    new URL('../../package-lock.json', import.meta.url),
    new URL('bundled-libraries.cjs', import.meta.url),
    new URL(import.meta.url),
  )
  if ((await readFile(join(FOLDER, STAMP), 'utf8').catch(() => '')) === stamp) return
  const folder = `${FOLDER}-${process.pid}`
  await build({
    entry: Object.fromEntries(LIBRARIES.map((name) => [name, name])),
    output: { path: folder, filename: '[name].cjs', library: { type: 'commonjs2' } },
    // One copy of each module, shared by all libraries.
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

/** Always bundles the current source, so it needs no stamp. */
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
 * Bundles the built server for the specs that start and kill it some fifty times, because loading its 1,500 files takes most of
 * a start. `__dirname` remains the folder of each file relative to `dist`, where the specs start the server.
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
  // Ignores optional packages that are not installed, such as the drivers of other databases.
  const errors = stats.compilation.errors.filter(({ message }) => !message.includes('Module not found'))
  if (errors.length > 0) throw new AggregateError(errors)
  await new Promise((resolve) => compiler.close(resolve))
}
