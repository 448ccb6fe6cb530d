import { createHash } from 'node:crypto'
import type { Compiler } from '@rspack/core'

const NAME = 'ReleaseNamePlugin'

/** Placeholder for the hash until all files are known. It has the length of the hash, so that source maps stay valid. */
const PLACEHOLDER = 'yetunnamed'

/** The integrity hashes of chunks in the entry, which `lazyFilesAreChecked` adds: `{845:"sha384-…",540:"…"}`. */
const INTEGRITY_HASHES = /(\bsri(?:Css)?Hashes=\{)([^{}]+)\}/g

/**
 * Gives each release its own global variable, with which its files find each other: two releases of a remote may be on one page
 * and must not load each other's chunks. The variable's name is a hash of the files' content, so that builds of one commit are
 * reproducible in every folder.
 */
export class ReleaseNamePlugin {
  constructor(private readonly remote: string) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack
    compiler.options.output.uniqueName = `${this.remote}-${PLACEHOLDER}`
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before the hashes of the files' content are computed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const assets = compilation
          .getAssets()
          .toSorted((a, b) => (a.name < b.name ? -1 : 1))
          .map(({ name, source }) => ({
            name,
            map: source.map(),
            content: name.endsWith('.js') ? inOneOrder(String(source.source())) : source.buffer(),
          }))
        const hash = createHash('sha256')
        for (const { name, content } of assets) hash.update(name).update(content)
        const stamp = hash.digest('hex').slice(0, PLACEHOLDER.length)
        for (const { name, content, map } of assets) {
          if (typeof content !== 'string') continue
          const text = content.replaceAll(PLACEHOLDER, stamp)
          compilation.updateAsset(
            name,
            map ? new sources.SourceMapSource(text, name, map) : new sources.RawSource(text),
          )
        }
      })
    })
  }
}

/** Sorts the integrities in an entry, because their order may differ between two builds of the same files. */
export const inOneOrder = (text: string) =>
  text.replace(INTEGRITY_HASHES, (_, before, contents: string) => `${before}${contents.split(',').sort()}}`)
