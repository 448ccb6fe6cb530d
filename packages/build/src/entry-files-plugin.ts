import { gzipSync } from 'node:zlib'
import type { Compilation, Compiler } from '@rspack/core'
import { production } from './base-config'
import { fontTags, scriptTag, textOf } from './page-tags'

const NAME = 'EntryFilesPlugin'

/**
 * Stores the tags of an entry's files, for a document that another compilation writes. The styles are inlined, so that the
 * document is painted without waiting for another file. Fails if the scripts are larger, as gzip, than `maxBytes` bytes.
 */
export class EntryFilesPlugin {
  /** In the order of the document's head. */
  tags: string[] = []

  constructor(
    private readonly entry: string,
    private readonly maxBytes: number,
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, WebpackError } = compiler.rspack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = compilation.entrypoints.get(this.entry)?.getFiles() ?? []
        const size = sizeOf(compilation, files)
        if (production && size > this.maxBytes)
          compilation.errors.push(
            new WebpackError(
              `The scripts of ${this.entry} have ${size} bytes as gzip, more than the maximum of ${this.maxBytes}.`,
            ),
          )
        const scripts = files.filter((file) => file.endsWith('.js'))
        this.tags = [...takeStyles(compilation, this.entry), ...scripts.map((file) => scriptTag(compilation, file))]
      })
    })
  }
}

/** Returns the tags of an entry's styles and fonts. The styles are inlined, so their files are removed. */
export function takeStyles(compilation: Compilation, entry: string): string[] {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? []
  const styles = files.filter((file) => file.endsWith('.css'))
  const tags = [...styles.map((file) => `<style>${textOf(compilation, file)}</style>`), ...fontTags(compilation)]
  for (const file of styles) compilation.deleteAsset(file)
  return tags
}

/** Returns the size of the scripts, in bytes as gzip. */
const sizeOf = (compilation: Compilation, files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => gzipSync(compilation.getAsset(file)?.source.buffer() ?? '').length)
    .reduce((sum, size) => sum + size, 0)
