import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { REMOTE_FILES } from '@fichero/contract/page-documents.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Compiler, type Configuration, experiments, type RspackPluginInstance } from '@rspack/core'
import { baseConfig, production, styleMinimizer } from './base-config'
import { type BuiltFile, buildAside } from './build-aside'
import { evaluate } from './evaluate'
import { shortHash } from './integrity'

const NAME = 'DrawnPagesPlugin'
const SCRIPT = 'drawn.js'

/** What the page's policy refuses. In text, quotation marks and `<` are escaped. */
const REFUSED = /<(?:script|style|link|iframe|object|embed)\b|\s(?:style|on[a-z]+)="|="javascript:/i

/** What is drawn of pages when a remote is built, each kind from a file of its own. */
export interface Kind {
  /** The file in the remote's `src`, without `.tsx`, and the start of the name of what is written. */
  file: string
  /** The function of the kit that draws what the file exports under `exported`. */
  draw: { module: string; name: string; exported: string }
  /** Of the build that runs it. */
  plugins?: RspackPluginInstance[]
  /** Names that the code finds when it is run. */
  globals?: Record<string, unknown>
}

/** The text of pages, which the server writes into its page. */
export const DOCUMENTS: Kind = {
  file: 'documents',
  draw: { module: '@fichero/kit/documents/draw-documents', name: 'drawDocuments', exported: 'documents' },
}

type Drawn = Record<Language, Record<string, { html: string }>>

/** Emits what is drawn of a remote's pages, one file per language, and the style sheets for it; `remote.json` names them. */
export class DrawnPagesPlugin {
  /** For `remote.json`; undefined if the remote has none. */
  described: RemoteDescriptor['documents']

  constructor(
    private readonly dir: string,
    private readonly name: string,
    private readonly kind: Kind,
  ) {}

  apply(compiler: Compiler) {
    // Development servers draw every page in the browser.
    if (!production || !existsSync(join(this.dir, `src/${this.kind.file}.tsx`))) return
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
    const built = await buildAside(compiler, configOf(this.dir, this.name, this.kind))
    const script = built.find(({ file }) => file === SCRIPT)?.content.toString() ?? ''
    const { draw } = evaluate<{ draw(): Promise<Drawn> }>(script, this.kind.globals)
    const drawn = await draw()
    const texts = LANGUAGES.map((language) => fileOf(this.kind, language, drawn[language]))
    const others = built.filter(({ file }) => file !== SCRIPT)
    const [es = '', en = ''] = texts.map(({ file }) => file)
    this.described = { es, en, styles: others.map(({ file }) => file).filter((file) => file.endsWith('.css')) }
    return [...texts, ...others]
  }
}

function fileOf({ file }: Kind, language: Language, pages: Drawn[Language]): BuiltFile {
  for (const [page, { html }] of Object.entries(pages)) {
    const [refused] = REFUSED.exec(html) ?? []
    if (refused) throw new Error(`What is drawn of ${page} (${language}) contains “${refused.trim()}”.`)
  }
  const content = Buffer.from(JSON.stringify(pages))
  return { file: `${file}.${language}.${shortHash(content, 10)}.json`, content }
}

/** A build of its own, without federation: the kit and React run here and not in the browser. */
function configOf(dir: string, name: string, kind: Kind): Configuration {
  const base = baseConfig(dir, name)
  const entry = `${dir}/draw-${kind.file}.js`
  return {
    ...base,
    name: `${name}-${kind.file}`,
    entry: { [kind.file]: { import: entry, library: { type: 'commonjs2' } } },
    resolve: { ...base.resolve, conditionNames: ['fichero:documents', ...(base.resolve?.conditionNames ?? [])] },
    output: { ...base.output, filename: SCRIPT, publicPath: REMOTE_FILES },
    plugins: [
      ...(base.plugins ?? []).slice(0, 1),
      new experiments.VirtualModulesPlugin({ [entry]: entryOf(name, kind) }),
      ...(kind.plugins ?? []),
    ],
    // Style sheets stand in the page itself.
    optimization: { minimize: true, minimizer: [styleMinimizer] },
  }
}

const entryOf = (name: string, { file, draw }: Kind) => `
import { ${draw.name} } from '${draw.module}'
import en from './locales/en.json'
import es from './locales/es.json'
import { ${draw.exported} } from './src/${file}.tsx'
export const draw = () => ${draw.name}({ name: '${name}', texts: { es, en }, ${draw.exported} })
`
