import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FakeAnswer } from '@fichero/kit/testing/answers'
import { type Compiler, type Configuration, experiments } from '@rspack/core'
import { baseConfig } from './base-config'
import { buildAside } from './build-aside'
import { evaluate } from './evaluate'

const NAME = 'ExamplesPlugin'

/** By page, the answers of the API with which the check before a release opens it. */
export const EXAMPLES_FILE = 'examples.json'

const exampleFile = (page: string) => `./src/pages/${page}.examples.ts`

/**
 * Emits the examples that stand beside a remote's pages (`src/pages/list-page.examples.ts`). They are for the check before
 * a release and no part of it: neither the descriptor names them nor any page loads them.
 */
export class ExamplesPlugin {
  constructor(
    private readonly dir: string,
    private readonly name: string,
    private readonly pages: readonly string[],
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, WebpackError, sources } = compiler.rspack
    const told = this.pages.filter((page) => existsSync(join(this.dir, exampleFile(page))))
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After everything that a release consists of, and its copies.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 2
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        try {
          const text = told.length === 0 ? '{}' : await this.read(compiler, told)
          compilation.emitAsset(EXAMPLES_FILE, new sources.RawSource(text))
        } catch (error) {
          compilation.errors.push(new WebpackError(`${this.name}: ${(error as Error).message}`))
        }
      })
    })
  }

  private async read(compiler: Compiler, pages: readonly string[]): Promise<string> {
    const [script] = await buildAside(compiler, configOf(this.dir, this.name, pages))
    const { examples } = evaluate<{ examples: Record<string, FakeAnswer[]> }>(String(script?.content))
    return JSON.stringify(examples, (_key, value: unknown) => (value instanceof RegExp ? value.source : value))
  }
}

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

const entryOf = (pages: readonly string[]) => `
${pages.map((page, place) => `import { examples as page${place} } from '${exampleFile(page)}'`).join('\n')}
export const examples = { ${pages.map((page, place) => `'${page}': page${place}`).join(', ')} }
`
