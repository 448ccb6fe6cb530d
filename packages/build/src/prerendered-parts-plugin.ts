import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { REMOTE_FILES } from '@fichero/contract/page-documents.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Compiler, type Configuration, experiments } from '@rspack/core'
import { baseConfig, production, styleMinimizer } from './base-config'
import { evaluate } from './evaluate'
import { shortHash } from './integrity'
import { type BuiltFile, runSeparateBuild } from './separate-build'

const NAME = 'PrerenderedPartsPlugin'
const SCRIPT = 'drawn.js'

/** HTML that the content security policy blocks. In text, quotation marks and `<` are escaped. */
const BLOCKED_HTML = /<(?:script|style|link|iframe|object|embed)\b|\s(?:style|on[a-z]+)="|="javascript:/i

/**
 * The files of a remote's `src`, without `.tsx`, whose exports are prerendered, each with the function of the kit that renders
 * them: the text of pages, and templates of the first rows of a list, which the browser fills when their data arrives.
 */
const DRAW = { documents: 'drawDocuments', 'first-rows': 'drawFirstRows' }
type PrerenderedFile = keyof typeof DRAW

const nothing = () => undefined
/** Stubs: the rendered components import modules of screens, which read globals of the browser. */
const BROWSER = { window: { addEventListener: nothing, history: {} }, localStorage: { getItem: nothing } }

/** The prerendered HTML by language and page. */
type Prerendered = Record<Language, Record<string, { html: string }>>

/** Emits prerendered parts of a remote's pages, one file per language, and their style sheets. `remote.json` names them. */
export class PrerenderedPartsPlugin {
  /** The names of the emitted files, for `remote.json`; undefined if the remote has no prerendered parts. */
  described: RemoteDescriptor['documents']

  constructor(
    private readonly dir: string,
    private readonly name: string,
    private readonly file: PrerenderedFile,
  ) {}

  apply(compiler: Compiler) {
    // Development servers let the browser render every page.
    if (!production || !existsSync(join(this.dir, `src/${this.file}.tsx`))) return
    const { Compilation, WebpackError, sources } = compiler.rspack
    let files: BuiltFile[] = []
    let problem: Error | undefined
    compiler.hooks.beforeCompile.tapPromise(NAME, async () => {
      problem = undefined
      files = await this.prerender(compiler).catch((error: Error) => {
        problem = error
        return []
      })
    })
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        if (problem) compilation.errors.push(new WebpackError(`${this.name}: ${problem.stack ?? problem.message}`))
        // Skips an image that a screen also imports, because the remote's build has already emitted it.
        for (const { file, content } of files)
          if (!compilation.getAsset(file)) compilation.emitAsset(file, new sources.RawSource(content))
      })
    })
  }

  private async prerender(compiler: Compiler): Promise<BuiltFile[]> {
    const built = await runSeparateBuild(compiler, configOf(this.dir, this.name, this.file))
    const script = built.find(({ file }) => file === SCRIPT)?.content.toString() ?? ''
    const { draw } = evaluate<{ draw(): Promise<Prerendered> }>(script, BROWSER)
    const prerendered = await draw()
    const texts = LANGUAGES.map((language) => fileOf(this.file, language, prerendered[language]))
    const otherFiles = built.filter(({ file }) => file !== SCRIPT)
    const [es = '', en = ''] = texts.map(({ file }) => file)
    this.described = { es, en, styles: otherFiles.map(({ file }) => file).filter((file) => file.endsWith('.css')) }
    return [...texts, ...otherFiles]
  }
}

function fileOf(file: PrerenderedFile, language: Language, pages: Prerendered[Language]): BuiltFile {
  for (const [page, { html }] of Object.entries(pages)) {
    const [blocked] = BLOCKED_HTML.exec(html) ?? []
    if (blocked) throw new Error(`The prerendered ${page} (${language}) contains “${blocked.trim()}”.`)
  }
  const content = Buffer.from(JSON.stringify(pages))
  return { file: `${file}.${language}.${shortHash(content, 10)}.json`, content }
}

/** A separate build without federation: the kit and React run here and not in the browser. */
function configOf(dir: string, name: string, file: PrerenderedFile): Configuration {
  const base = baseConfig(dir, name)
  const entry = `${dir}/draw-${file}.js`
  return {
    ...base,
    name: `${name}-${file}`,
    entry: { [file]: { import: entry, library: { type: 'commonjs2' } } },
    resolve: { ...base.resolve, conditionNames: ['fichero:documents', ...(base.resolve?.conditionNames ?? [])] },
    output: { ...base.output, filename: SCRIPT, publicPath: REMOTE_FILES },
    plugins: [
      ...(base.plugins ?? []).slice(0, 1),
      new experiments.VirtualModulesPlugin({ [entry]: entryOf(name, file) }),
    ],
    // The style sheets are inlined into the page.
    optimization: { minimize: true, minimizer: [styleMinimizer] },
  }
}

/** Returns the source of the module that renders. */
const entryOf = (name: string, file: PrerenderedFile) => `
import { ${DRAW[file]} } from '@fichero/kit/${file}/draw-${file}'
import en from './locales/en.json'
import es from './locales/es.json'
import * as parts from './src/${file}.tsx'
export const draw = () => ${DRAW[file]}({ name: '${name}', texts: { es, en }, ...parts })
`
