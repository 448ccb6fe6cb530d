import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Compiler } from '@rspack/core'

const PACKED = /\.(js|css|json|svg)$/
/** In bytes. Below this size the headers outweigh the savings. */
const WORTH_IT = 500

const pack = [
  { extension: '.br', work: (content: Buffer) => promisify(brotliCompress)(content, BEST) },
  { extension: '.gz', work: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
]
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Writes a compressed copy of each file at the highest level, so that the server does not compress. */
export class CompressionPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap('CompressionPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1
      compilation.hooks.processAssets.tapPromise({ name: 'CompressionPlugin', stage }, async () => {
        const assets = compilation.getAssets().filter(({ name }) => PACKED.test(name) && name !== 'remote.json')
        const work = assets.flatMap(({ name, source }) => {
          const content = source.buffer()
          return content.length < WORTH_IT ? [] : pack.map((way) => ({ ...way, name, content }))
        })
        await Promise.all(
          work.map(async ({ name, content, extension, work: run }) =>
            compilation.emitAsset(name + extension, new sources.RawSource(await run(content))),
          ),
        )
      })
    })
  }
}
