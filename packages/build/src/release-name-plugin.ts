import { createHash } from 'node:crypto'
import type { Compiler } from '@rspack/core'

const NAME = 'ReleaseNamePlugin'

/** Stands for the hash in the files until all of them are known. As long as that, so that positions in the file stay. */
const OPEN = 'yetunnamed'

/** Where the entry says what the files that it loads contain (`lazyFilesAreChecked`): `{845:"sha384-…",540:"…"}`. */
const CONTENTS = /(\bsri(?:Css)?Hashes=\{)([^{}]+)\}/g

/**
 * Names the global with which a release's files find each other after their content: two releases of one remote may be on
 * the same page and must not load each other's chunks. Nothing else decides, so that one commit gives the same files in
 * every folder.
 */
export class ReleaseNamePlugin {
  constructor(private readonly remote: string) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack
    compiler.options.output.uniqueName = `${this.remote}-${OPEN}`
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
        const stamp = hash.digest('hex').slice(0, OPEN.length)
        for (const { name, content, map } of assets) {
          if (typeof content !== 'string') continue
          const text = content.replaceAll(OPEN, stamp)
          compilation.updateAsset(
            name,
            map ? new sources.SourceMapSource(text, name, map) : new sources.RawSource(text),
          )
        }
      })
    })
  }
}

/** The bundler lists what an entry loads in an order that two builds of the same files need not share. */
export const inOneOrder = (text: string) =>
  text.replace(CONTENTS, (_, before, contents: string) => `${before}${contents.split(',').sort()}}`)
