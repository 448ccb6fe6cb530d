import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { production } from './base-config'
import { shortHash } from './integrity'
import { neededFiles } from './needed-files'
import { blockingScriptTag, fontTags, preloadTag, scriptTag, styleTag } from './page-tags'

const NAME = 'PagePlugin'
const FIRST_PAINT = 'first-paint'

/** Data of the shell's build for the landing page's, which runs after it. */
export interface ShellFiles {
  /** Tag of the first script of both documents. */
  firstPaint: string
  /** URLs of all files for the shell's first screen, so that the landing page can preload them. */
  needed: string[]
}

/**
 * Emits `index.html` with the shell's scripts and styles, and preload links for all files of its first screen, so that
 * they load in parallel, each with its integrity. The script that sets theme and language is blocking on purpose.
 */
export class PagePlugin {
  constructor(
    private readonly dir: string,
    private readonly bootChunk: string,
    private readonly told: ShellFiles,
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack
    const template = join(this.dir, 'index.html')
    const script = join(this.dir, 'src/first-paint.js')
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(template)
      compilation.fileDependencies.add(script)
      let scriptFile = ''
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const content = readFileSync(script)
        scriptFile = `${FIRST_PAINT}.${shortHash(content, 10)}.js`
        compilation.emitAsset(scriptFile, new sources.RawSource(content))
      })
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        if (compilation.errors.length > 0) return
        const html = readFileSync(template, 'utf8').replace(
          '</head>',
          () => `${this.tags(compilation, scriptFile)}</head>`,
        )
        compilation.emitAsset('index.html', new sources.RawSource(html))
      })
    })
  }

  private tags(compilation: Compilation, scriptFile: string): string {
    const { initial, later } = neededFiles(compilation, 'main', this.bootChunk)
    this.told.firstPaint = blockingScriptTag(compilation, scriptFile)
    this.told.needed = [...later, ...initial].map((file) => `/${file}`)
    const early = (file: string) =>
      file.endsWith('.css') ? styleTag(compilation, file) : preloadTag(compilation, file)
    return [
      this.told.firstPaint,
      // The development server has no integrity checks, and preloads would not match the later requests.
      ...(production ? later.map(early) : []),
      ...fontTags(compilation),
      ...initial.map((file) => (file.endsWith('.css') ? styleTag : scriptTag)(compilation, file)),
    ].join('\n    ')
  }
}
