import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { type PageDocuments, REMOTE_FILES } from '@fichero/contract/page-documents.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Compiler, type Configuration, experiments } from '@rspack/core'
import { baseConfig, production } from './base-config'
import { type BuiltFile, buildAside } from './build-aside'
import { evaluate } from './evaluate'
import { shortHash } from './integrity'

const NAME = 'DocumentsPlugin'
const SCRIPT = 'documents.js'

/** What the page's policy refuses. In text, quotation marks and `<` are escaped. */
const REFUSED = /<(?:script|style|link|iframe|object|embed)\b|\s(?:style|on[a-z]+)="|="javascript:/i

/**
 * Emits the text of a remote's pages, one file per language, and the style sheets for it. A remote with
 * `src/documents.tsx` has them; `remote.json` names them, and the server writes them into its page.
 */
export class DocumentsPlugin {
  /** For `remote.json`; undefined if the remote has none. */
  described: RemoteDescriptor['documents']

  constructor(
    private readonly dir: string,
    private readonly name: string,
  ) {}

  apply(compiler: Compiler) {
    // Development servers draw every page in the browser.
    if (!production || !existsSync(join(this.dir, 'src/documents.tsx'))) return
    const { Compilation, WebpackError, sources } = compiler.rspack
    let files: BuiltFile[] = []
    let problem: Error | undefined
    compiler.hooks.beforeCompile.tapPromise(NAME, async () => {
      problem = undefined
      files = await this.draw(compiler).catch((error: Error) => {
        problem = error
        return []
      })
    })
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        if (problem) compilation.errors.push(new WebpackError(`${this.name}: ${problem.stack ?? problem.message}`))
        // A picture that a screen shows is there already.
        for (const { file, content } of files)
          if (!compilation.getAsset(file)) compilation.emitAsset(file, new sources.RawSource(content))
      })
    })
  }

  private async draw(compiler: Compiler): Promise<BuiltFile[]> {
    const built = await buildAside(compiler, configOf(this.dir, this.name))
    const script = built.find(({ file }) => file === SCRIPT)?.content.toString() ?? ''
    const { draw } = evaluate<{ draw(): Promise<Record<Language, PageDocuments>> }>(script)
    const drawn = await draw()
    const texts = LANGUAGES.map((language) => fileOf(language, drawn[language]))
    const others = built.filter(({ file }) => file !== SCRIPT)
    const [es = '', en = ''] = texts.map(({ file }) => file)
    this.described = { es, en, styles: others.map(({ file }) => file).filter((file) => file.endsWith('.css')) }
    return [...texts, ...others]
  }
}

function fileOf(language: Language, documents: PageDocuments): BuiltFile {
  for (const [path, { html }] of Object.entries(documents)) {
    const [refused] = REFUSED.exec(html) ?? []
    if (refused) throw new Error(`The text of ${path} (${language}) contains “${refused.trim()}”.`)
  }
  const content = Buffer.from(JSON.stringify(documents))
  return { file: `documents.${language}.${shortHash(content, 10)}.json`, content }
}

/** A build of its own, without federation: the kit and React run here and not in the browser. */
function configOf(dir: string, name: string): Configuration {
  const base = baseConfig(dir, name)
  const entry = `${dir}/draw-documents.js`
  return {
    ...base,
    name: `${name}-documents`,
    entry: { documents: { import: entry, library: { type: 'commonjs2' } } },
    resolve: { ...base.resolve, conditionNames: ['fichero:documents', ...(base.resolve?.conditionNames ?? [])] },
    output: { ...base.output, filename: SCRIPT, publicPath: REMOTE_FILES },
    plugins: [...(base.plugins ?? []).slice(0, 1), new experiments.VirtualModulesPlugin({ [entry]: entryOf(name) })],
  }
}

const entryOf = (name: string) => `
import { drawDocuments } from '@fichero/kit/documents/draw-documents'
import en from './locales/en.json'
import es from './locales/es.json'
import { documents } from './src/documents.tsx'
export const draw = () => drawDocuments({ name: '${name}', texts: { es, en }, documents })
`
