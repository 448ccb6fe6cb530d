import { gzipSync } from 'node:zlib'
import type { Compilation, Compiler } from '@rspack/core'
import { production } from './base-config'
import { fontTags, scriptTag, textOf } from './page-tags'

const NAME = 'EntryFilesPlugin'

/**
 * Stores the tags of an entry's files, for a document written by another compilation. Its styles stand in the document, which
 * is painted without waiting for another file. Fails where its scripts have more bytes, as gzip, than they may have.
 */
export class EntryFilesPlugin {
  /** In the order of the document's head. */
  tags: string[] = []

  constructor(
    private readonly entry: string,
    private readonly most: number,
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, WebpackError } = compiler.rspack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = compilation.entrypoints.get(this.entry)?.getFiles() ?? []
        const size = sizeOf(compilation, files)
        if (production && size > this.most)
          compilation.errors.push(
            new WebpackError(
              `The scripts of ${this.entry} have ${size} bytes as gzip, of ${this.most} that they may have.`,
            ),
          )
        const ending = (extension: string) => files.filter((file) => file.endsWith(extension))
        this.tags = [
          ...ending('.css').map((file) => `<style>${textOf(compilation, file)}</style>`),
          ...fontTags(compilation),
          ...ending('.js').map((file) => scriptTag(compilation, file)),
        ]
        for (const file of ending('.css')) compilation.deleteAsset(file)
      })
    })
  }
}

const sizeOf = (compilation: Compilation, files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => gzipSync(compilation.getAsset(file)?.source.buffer() ?? '').length)
    .reduce((sum, size) => sum + size, 0)
