import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { production } from './base-config'
import { integrity, shortHash } from './integrity'
import { neededFiles } from './needed-files'

const NAME = 'PagePlugin'
const FIRST_PAINT = 'first-paint'

/**
 * Emits `index.html` with the shell's scripts and styles, and with preload links for all that its first screen needs,
 * so that they load side by side. Each carries its integrity. The small script that sets theme and language blocks, on purpose.
 */
export class PagePlugin {
  constructor(
    private readonly dir: string,
    private readonly bootChunk: string,
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

  private tags(compilation: Compilation, firstPaint: string): string {
    const { initial, later } = neededFiles(compilation, 'main', this.bootChunk)
    const checked = (file: string) => {
      const asset = compilation.getAsset(file)
      return asset ? `crossorigin="anonymous" integrity="${integrity(asset.source.buffer())}"` : ''
    }
    const tag = (file: string, early: boolean) => {
      if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}" ${checked(file)}>`
      return early
        ? `<link rel="preload" as="script" href="/${file}" ${checked(file)}>`
        : `<script defer src="/${file}" ${checked(file)}></script>`
    }
    const fonts = compilation.getAssets().filter(({ name }) => name.endsWith('.woff2'))
    return [
      `<script src="/${firstPaint}" ${checked(firstPaint)}></script>`,
      // Development serves without integrity checks, where preloads would not match the later requests.
      ...(production ? later.map((file) => tag(file, true)) : []),
      // Else a font is asked for when the first screen draws with it. Browsers know no integrity for fonts.
      ...fonts.map(
        ({ name }) => `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin="anonymous">`,
      ),
      ...initial.map((file) => tag(file, false)),
    ].join('\n    ')
  }
}
