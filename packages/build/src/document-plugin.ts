import { LANGUAGES, type Language } from '@fichero/contract/enums'
import type { Compiler } from '@rspack/core'
import { takeStyles } from './entry-files-plugin'
import { evaluate } from './evaluate'

const NAME = 'DocumentPlugin'

/** The exports of a compiled module of documents. `draw` returns the HTML of each document, by the document's name. */
interface DocumentModule<Known> {
  draw(language: Language, known: Known): Promise<Record<string, string>>
}

/**
 * Runs the compiled module, and emits the rendered documents instead of the module: one HTML file per document and language,
 * complete without scripts. `known` returns the data that the module needs from other builds, and is called after those builds.
 * Its parameter `styles` has the tags of the module's styles and fonts.
 */
export class DocumentPlugin<Known> {
  constructor(
    private readonly name: string,
    private readonly known: (styles: string[]) => Known,
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, WebpackError, sources } = compiler.rspack
    const module = `${this.name}.js`
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const source = compilation.getAsset(module)?.source.source().toString()
        if (source === undefined || compilation.errors.length > 0) return
        compilation.deleteAsset(module)
        try {
          const { draw } = evaluate<DocumentModule<Known>>(source)
          const knownValues = this.known(takeStyles(compilation, this.name))
          for (const language of LANGUAGES)
            for (const [document, html] of Object.entries(await draw(language, knownValues)))
              compilation.emitAsset(`${document}.${language}.html`, new sources.RawSource(html))
        } catch (error) {
          compilation.errors.push(new WebpackError(`${this.name}: ${(error as Error).stack}`))
        }
      })
    })
  }
}
