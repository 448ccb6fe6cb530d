import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { FIRST_CALLS_ID, PRELOADS_ID, SCRIPTS_ID } from '@fichero/contract/first-calls'
import type { Compilation, Compiler } from '@rspack/core'
import { production } from './base-config'
import { headScript, headSource } from './head-script'
import { shortHash } from './integrity'
import { readPackage } from './packages'
import { fontTags, ICON_TAGS, preloadTag, scriptTag, styleTag } from './page-tags'

const NAME = 'PagePlugin'
const TOKENS = createRequire(import.meta.url).resolve('@fichero/kit/theme/tokens.css')
const BOOT = '<script type="application/json" id="fichero-boot"'

/** Files of the page: those that it runs itself, and those that they need before the first screen. */
type FindFiles = (compilation: Compilation) => { initial: string[]; later: string[] }

/** What the shell's page tells the other plugins of the same build, and the build of documents, which runs after it. */
export interface ShellFiles {
  /** The text of the first script, which stands in the documents. */
  firstPaint: string
  /** Hash of the page, which names all scripts and styles with their content. */
  hash: string
}

/**
 * Emits `index.html` with the shell's scripts and styles, and preload links for all files of its first screen, so that
 * they load in parallel, each with its integrity. The lines of `src/head.ts` are part of it: they ask for data before they
 * let the browser preload. The style sheets stand behind the frame of the template, which is painted without them: a style
 * sheet blocks only what follows it.
 */
export class PagePlugin {
  constructor(
    private readonly dir: string,
    private readonly find: FindFiles,
    private readonly told: ShellFiles = { firstPaint: '', hash: '' },
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack
    const template = join(this.dir, 'index.html')
    const script = join(this.dir, 'src/first-paint.js')
    let first = ''
    compiler.hooks.beforeCompile.tapPromise(NAME, async () => {
      first = await headScript(compiler, this.dir)
    })
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(headSource(this.dir))
      compilation.fileDependencies.add(template)
      compilation.fileDependencies.add(script)
      for (const file of this.frameStyles) compilation.fileDependencies.add(file)
      this.told.firstPaint = readFileSync(script, 'utf8')
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        if (compilation.errors.length > 0) return
        const { head, behindFrame } = this.tags(compilation, first)
        const html = readFileSync(template, 'utf8')
          .replace('</head>', () => `${head}</head>`)
          .replace(BOOT, () => `${behindFrame}\n    ${BOOT}`)
        this.told.hash = shortHash(html, 16)
        const told = html.replace('</head>', () => `${this.releaseTag}</head>`)
        compilation.emitAsset('index.html', new sources.RawSource(told))
      })
    })
  }

  /** Version and content of this build, by which the page tells what it runs and notices a newer build. */
  private get releaseTag(): string {
    // Files of the development server have no hash in their name.
    if (!production) return ''
    return `  <meta name="fichero-shell" content="${readPackage(this.dir).version} ${this.told.hash}">\n  `
  }

  private get frameStyles() {
    return [TOKENS, join(this.dir, 'src/first-paint.css')]
  }

  private tags(compilation: Compilation, first: string) {
    const { initial, later } = this.find(compilation)
    const isStyle = (file: string) => file.endsWith('.css')
    // The development server has no integrity checks, and preloads would not match the later requests.
    const scripts = initial.filter((file) => !isStyle(file))
    const preloads = [
      ...(production ? scripts.map((file) => preloadTag(compilation, file)) : []),
      ...(production ? later.filter((file) => !isStyle(file)).map((file) => preloadTag(compilation, file)) : []),
      ...fontTags(compilation),
    ]
    const head = [
      ...ICON_TAGS,
      // The server replaces the nonce.
      `<style nonce="">${this.frameStyles.map(packed).join('')}</style>`,
      // The server fills both, the second one also with the files of a remote.
      `<script type="application/json" id="${FIRST_CALLS_ID}"></script>`,
      `<template id="${PRELOADS_ID}">${preloads.join('\n    ')}</template>`,
      `<template id="${SCRIPTS_ID}">${scripts.map((file) => scriptTag(compilation, file, 'high')).join('')}</template>`,
      first,
    ]
    const styles = [...(production ? later : []), ...initial].filter(isStyle)
    return {
      head: head.join('\n    '),
      behindFrame: styles.map((file) => styleTag(compilation, file)).join('\n    '),
    }
  }
}

/** A style sheet without comments and line ends. */
const packed = (file: string) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|\s+(?=\s)|\n/gs, '')
