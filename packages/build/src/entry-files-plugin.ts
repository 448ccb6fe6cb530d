import type { Compiler } from '@rspack/core'
import { fontTags, scriptTag, styleTag } from './page-tags'

const NAME = 'EntryFilesPlugin'

/** Stores the tags of an entry's files, for a page written by another compilation. */
export class EntryFilesPlugin {
  /** In the order of the document's head. */
  tags: string[] = []

  constructor(private readonly entry: string) {}

  apply(compiler: Compiler) {
    const { Compilation } = compiler.rspack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = compilation.entrypoints.get(this.entry)?.getFiles() ?? []
        const ending = (extension: string) => files.filter((file) => file.endsWith(extension))
        this.tags = [
          ...ending('.css').map((file) => styleTag(compilation, file)),
          ...fontTags(compilation),
          ...ending('.js').map((file) => scriptTag(compilation, file)),
        ]
      })
    })
  }
}
