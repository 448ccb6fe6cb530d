import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Compiler } from '@rspack/core'

const COMPRESSED = /\.(js|css|json|svg)$/
/** Minimum size in bytes of a file that is compressed. For smaller files the headers outweigh the savings. */
const MIN_SIZE = 500

const ENCODINGS = [
  { extension: '.br', compress: (content: Buffer) => promisify(brotliCompress)(content, BEST) },
  { extension: '.gz', compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
]
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Writes copies of each file, compressed at the highest level, so that the server need not compress at run time. */
export class CompressionPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap('CompressionPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1
      compilation.hooks.processAssets.tapPromise({ name: 'CompressionPlugin', stage }, async () => {
        const assets = compilation.getAssets().filter(({ name }) => COMPRESSED.test(name) && name !== 'remote.json')
        const compressions = assets.flatMap(({ name, source }) => {
          const content = source.buffer()
          return content.length < MIN_SIZE ? [] : ENCODINGS.map((encoding) => ({ ...encoding, name, content }))
        })
        await Promise.all(
          compressions.map(async ({ name, content, extension, compress }) =>
            compilation.emitAsset(name + extension, new sources.RawSource(await compress(content))),
          ),
        )
      })
    })
  }
}
