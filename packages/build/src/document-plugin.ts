import { LANGUAGES, type Language } from '@fichero/contract/enums'
import type { Compiler } from '@rspack/core'
import { evaluate } from './evaluate'

const NAME = 'DocumentPlugin'

/** Exports of a module of documents: a function from build data to the whole HTML of each in a language, by name. */
interface DocumentModule<Known> {
  draw(language: Language, known: Known): Record<string, string>
}

/**
 * Runs the compiled module and emits its output instead: one HTML file per document and language, complete without scripts.
 * `known` is called after the compilations that this one depends on.
 */
export class DocumentPlugin<Known> {
  constructor(
    private readonly name: string,
    private readonly known: () => Known,
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, WebpackError, sources } = compiler.rspack
    const module = `${this.name}.js`
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const source = compilation.getAsset(module)?.source.source().toString()
        if (source === undefined || compilation.errors.length > 0) return
        compilation.deleteAsset(module)
        try {
          const { draw } = evaluate<DocumentModule<Known>>(source)
          for (const language of LANGUAGES)
            for (const [document, html] of Object.entries(draw(language, this.known())))
              compilation.emitAsset(`${document}.${language}.html`, new sources.RawSource(html))
        } catch (error) {
          compilation.errors.push(new WebpackError(`${this.name}: ${(error as Error).stack}`))
        }
      })
    })
  }
}
