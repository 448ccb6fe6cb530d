import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { FIRST_CALLS_ID, PRELOADS_ID, SCRIPTS_ID } from '@fichero/contract/first-calls'
import type { Compilation, Compiler } from '@rspack/core'
import { experiments } from '@rspack/core'
import { production } from './base-config'
import { BROWSERS } from './browsers'
import { headScript, headSource } from './head-script'
import { shortHash } from './integrity'
import { filesOnDemand, type PageFiles } from './needed-files'
import { systemVersion } from './packages'
import { DOCUMENT_TAGS, fontTags, preloadTag, scriptTag, styleTag } from './page-tags'
import type { Prerendered } from './prerendered-pages'
import { writePrerendered } from './write-prerendered'

const NAME = 'PagePlugin'
const TOKENS_FILE = createRequire(import.meta.url).resolve('@fichero/kit/theme/tokens.css')
const BOOT = '<script type="application/json" id="fichero-boot"'

/** Additional files of prerendered screens: their chunk, and the kit's parts for forms. */
const ACCESS = { chunk: 'access', parts: ['fields', 'form'] }
/** The chunk with the shell's English translations. */
const ENGLISH = 'english'

/** Data of the shell's page for other plugins of the same build, and for the build of documents, which runs afterwards. */
export interface ShellFiles {
  /** The text of the first scripts, which documents inline too. */
  oldBrowser: string
  firstPaint: string
  /** Hash of the page. The page contains the integrity of all scripts and styles, so the hash covers them too. */
  hash: string
}

/**
 * Emits `index.html` with the shell's scripts and styles, and preload links for all files of its first screen, so that they
 * load in parallel, each with its integrity. The script of `src/head.ts` is inlined: it requests data before it adds the
 * preload links. The style sheets come after the static frame in the template, because a style sheet blocks only the
 * elements after it: the frame is painted without waiting for them. Also emits a copy of the page for each prerendered screen
 * and language, which loads its style sheets after the first paint.
 */
export class PagePlugin {
  constructor(
    private readonly dir: string,
    private readonly find: (compilation: Compilation) => PageFiles,
    private readonly data: ShellFiles = { oldBrowser: '', firstPaint: '', hash: '' },
    /** Renders the prerendered screens, if there are any. */
    private readonly prerender?: (compiler: Compiler, dir: string) => Promise<Prerendered>,
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack
    const template = join(this.dir, 'index.html')
    const script = join(this.dir, 'src/first-paint.js')
    let first = ''
    let prerendered: Prerendered = { pages: [], styles: '' }
    compiler.hooks.beforeCompile.tapPromise(NAME, async () => {
      first = await headScript(compiler, this.dir)
      prerendered = (await this.prerender?.(compiler, this.dir)) ?? prerendered
    })
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(headSource(this.dir))
      compilation.fileDependencies.add(template)
      compilation.fileDependencies.add(script)
      for (const file of frameStyles(this.dir)) compilation.fileDependencies.add(file)
      compilation.fileDependencies.add(oldBrowserSource(this.dir))
      this.data.oldBrowser = oldBrowserScript(this.dir)
      this.data.firstPaint = readFileSync(script, 'utf8')
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        if (compilation.errors.length > 0) return
        const files = this.find(compilation)
        const html = readFileSync(template, 'utf8')
        const page = (styles: string, more: string[]) => this.write(compilation, html, { first, styles, files, more })
        const emit = (name: string, text: string) =>
          compilation.emitAsset(name, new sources.RawSource(text.replace('</head>', () => `${this.releaseTag}</head>`)))
        const index = page(frameStyles(this.dir).map(minified).join(''), [])
        this.data.hash = shortHash(index, 16)
        emit('index.html', index)
        for (const screen of prerendered.pages) {
          const chunks = [ACCESS.chunk, ...(screen.language === 'en' ? [ENGLISH] : [])]
          const laterFiles = filesOnDemand(compilation, chunks, ACCESS.parts)
          emit(`${screen.name}.${screen.language}.html`, writePrerendered(page(prerendered.styles, laterFiles), screen))
        }
      })
    })
  }

  /** Version and hash of this build, which the page shows and by which it detects a newer build. */
  private get releaseTag(): string {
    // The development server's files have no hash in their names, so the page has no hash either.
    if (!production) return ''
    return `  <meta name="fichero-shell" content="${systemVersion(this.dir)} ${this.data.hash}">\n  `
  }

  private write(compilation: Compilation, template: string, page: PageParts): string {
    const { head, afterFrame } = this.tags(compilation, page)
    return template.replace('</head>', () => `${head}</head>`).replace(BOOT, () => [...afterFrame, BOOT].join('\n    '))
  }

  private tags(compilation: Compilation, { first, styles, files, more }: PageParts) {
    const { initial } = files
    const later = [...files.later, ...more.filter((file) => ![...initial, ...files.later].includes(file))]
    const isStyle = (file: string) => file.endsWith('.css')
    // The development server has no integrity checks, and preloads would not match the later requests.
    const scripts = initial.filter((file) => !isStyle(file))
    const preloaded = production ? [...scripts, ...later.filter((file) => !isStyle(file))] : []
    const sheets = [...(production ? later : []), ...initial].filter(isStyle).map((file) => styleTag(compilation, file))
    const isPrerendered = more.length > 0
    const preloads = [
      ...(isPrerendered ? sheets : []),
      ...preloaded.map((file) => preloadTag(compilation, file)),
      ...fontTags(compilation),
    ]
    const head = [
      `<script>${this.data.oldBrowser}</script>`,
      ...DOCUMENT_TAGS,
      // The server replaces the nonce.
      `<style nonce="">${styles}</style>`,
      // The server fills the next two elements, and adds the files of a remote to the preload links.
      `<script type="application/json" id="${FIRST_CALLS_ID}"></script>`,
      `<template id="${PRELOADS_ID}">${preloads.join('\n    ')}</template>`,
      `<template id="${SCRIPTS_ID}">${scripts.map((file) => scriptTag(compilation, file, 'high')).join('')}</template>`,
      first,
    ]
    return { head: head.join('\n    '), afterFrame: isPrerendered ? [] : sheets }
  }
}

interface PageParts {
  /** The tag of the script of `src/head.ts`. */
  first: string
  /** Critical CSS: the first paint does not wait for style sheets. */
  styles: string
  files: PageFiles
  /** Further files of this page, if it is prerendered. */
  more: string[]
}

/** Returns the style sheets of the frame that is shown until the first screen renders. */
const frameStyles = (dir: string) => [TOKENS_FILE, join(dir, 'src/first-paint.css')]

/** Returns a style sheet without comments and line breaks. */
const minified = (file: string) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|\s+(?=\s)|\n/gs, '')

const SOURCE = 'src/old-browser.js'

/** Returns the path of the source of `oldBrowserScript`. */
const oldBrowserSource = (dir: string) => join(dir, SOURCE)

/** Returns the first script of every page, compiled to ECMAScript 5: it shows a message in browsers that are too old. */
function oldBrowserScript(dir: string): string {
  const list = BROWSERS.map(({ name, version }) => `${name} ${version}`).join(', ')
  const source = readFileSync(oldBrowserSource(dir), 'utf8').replaceAll('__BROWSERS__', list)
  return experiments.swc.transformSync(source, { jsc: { target: 'es5' }, minify: true }).code
}
