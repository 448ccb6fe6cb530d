import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FakeAnswer } from '@fichero/kit/testing/answers'
import { type Compiler, type Configuration, experiments } from '@rspack/core'
import { baseConfig } from './base-config'
import { evaluate } from './evaluate'
import { runSeparateBuild } from './separate-build'

const NAME = 'ExamplesPlugin'

/** Answers of the API by page, with which the check before a release opens the pages. */
const EXAMPLES_FILE = 'examples.json'

/** How the name of a file with examples ends, after the name of its page. */
export const ENDING = '.examples.ts'

/** Returns the path of a page's examples, relative to the remote's folder. */
const exampleFile = (page: string) => `./src/pages/${page}${ENDING}`

/**
 * Emits the examples beside a remote's pages (`src/pages/list-page.examples.ts`) for the check before a release. They are not
 * part of the release: the descriptor does not name them, and no page loads them.
 */
export class ExamplesPlugin {
  constructor(
    private readonly dir: string,
    private readonly name: string,
    private readonly pages: readonly string[],
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, WebpackError, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After all files of the release and their compressed copies.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 2
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        try {
          compilation.emitAsset(EXAMPLES_FILE, new sources.RawSource(await this.read(compiler)))
        } catch (error) {
          compilation.errors.push(new WebpackError(`${this.name}: ${(error as Error).message}`))
        }
      })
    })
  }

  private async read(compiler: Compiler): Promise<string> {
    const files = this.pages.length > 0 ? readdirSync(join(this.dir, 'src/pages')).sort() : []
    const pages = files.flatMap((file) => (file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : []))
    const unknown = pages.find((page) => !this.pages.includes(page))
    if (unknown) throw new Error(`${exampleFile(unknown)} belongs to no page in remote.ts.`)
    if (pages.length === 0) return '{}'
    const [script] = await runSeparateBuild(compiler, configOf(this.dir, this.name, pages))
    const { examples } = evaluate<{ examples: Record<string, FakeAnswer[] | undefined> }>(String(script?.content))
    const invalid = pages.find((page) => !Array.isArray(examples[page]))
    if (invalid) throw new Error(`${exampleFile(invalid)} does not export "examples", an array of answers.`)
    return JSON.stringify(examples, (_key, value: unknown) => (value instanceof RegExp ? value.source : value))
  }
}

/** Returns the build of the module that exports the examples of all pages. */
function configOf(dir: string, name: string, pages: readonly string[]): Configuration {
  const base = baseConfig(dir, name)
  const entry = `${dir}/read-examples.js`
  return {
    ...base,
    name: `${name}-examples`,
    entry: { examples: { import: entry, library: { type: 'commonjs2' } } },
    resolve: { ...base.resolve, conditionNames: ['fichero:testing', ...(base.resolve?.conditionNames ?? [])] },
    output: { ...base.output, filename: 'examples.js' },
    plugins: [...(base.plugins ?? []).slice(0, 1), new experiments.VirtualModulesPlugin({ [entry]: entryOf(pages) })],
  }
}

/** Returns the source of the module that exports the examples of all pages. */
const entryOf = (pages: readonly string[]) => `
${pages.map((page, index) => `import { examples as page${index} } from '${exampleFile(page)}'`).join('\n')}
export const examples = { ${pages.map((page, index) => `'${page}': page${index}`).join(', ')} }
`
