import { join } from 'node:path'
import type { Language } from '@fichero/contract/enums'
import type { Compiler, Configuration } from '@rspack/core'
import { baseConfig } from './base-config'
import { evaluate } from './evaluate'
import { runSeparateBuild } from './separate-build'
import { usedStyles } from './used-styles'

const SOURCE = 'src/prerender.tsx'
const SCRIPT = 'prerender.js'

/** HTML that the content security policy blocks. In text, quotation marks and `<` are escaped. */
const BLOCKED_HTML = /<(?:script|link|iframe|object|embed)\b|\son[a-z]+="|="javascript:/i

/** A screen of the shell in one language, rendered by React at build time. */
export interface PrerenderedPage {
  name: string
  language: Language
  /** Content of the page's root element. */
  html: string
  title: string
  description: string
}

/** The prerendered screens of the shell. */
export interface Prerendered {
  pages: PrerenderedPage[]
  /** Critical CSS of the pages. */
  styles: string
}

/** Exports of `src/prerender.tsx`. */
interface PrerenderModule {
  prerenderAccess(): Promise<Omit<PrerenderedPage, 'title'>[]>
}

const nothing = () => undefined
const STORAGE = { getItem: () => null, setItem: nothing, removeItem: nothing }

/** Browser globals that modules read when they are imported. The rendered HTML does not depend on them. */
const BROWSER = {
  window: { addEventListener: nothing, location: { search: '' } },
  localStorage: STORAGE,
  sessionStorage: STORAGE,
}

/**
 * Prerenders screens with the components that later hydrate them, in a separate build without federation.
 * @throws if the HTML of a screen contains something that the content security policy blocks
 */
export async function prerenderPages(compiler: Compiler, dir: string): Promise<Prerendered> {
  const built = await runSeparateBuild(compiler, configOf(dir))
  const script = built.find(({ file }) => file === SCRIPT)?.content.toString() ?? ''
  const rendered = await evaluate<PrerenderModule>(script, BROWSER).prerenderAccess()
  const styles = built.filter(({ file }) => file.endsWith('.css')).map(({ content }) => content.toString())
  const pages = rendered.map(withTitle)
  return { pages, styles: await usedStyles(compiler, styles.join(''), pages.map(({ html }) => html).join('')) }
}

/** Moves the title out of the HTML: React writes it before the content, and finds it in the head when it hydrates. */
function withTitle({ html, ...page }: Omit<PrerenderedPage, 'title'>): PrerenderedPage {
  const [blocked] = BLOCKED_HTML.exec(html) ?? []
  if (blocked) throw new Error(`The prerendered ${page.name} (${page.language}) contains “${blocked.trim()}”.`)
  const [tag = '', title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
  return { ...page, title, html: html.replace(tag, '') }
}

/** Returns the build. Its `uniqueName` is `shell`, so that CSS modules have the same class names as in the shell's build. */
function configOf(dir: string): Configuration {
  const base = baseConfig(dir, 'shell')
  return {
    ...base,
    name: 'prerender',
    entry: { prerender: { import: join(dir, SOURCE), library: { type: 'commonjs2' } } },
    resolve: { ...base.resolve, conditionNames: ['fichero:host', ...(base.resolve?.conditionNames ?? [])] },
    module: { ...base.module, parser: { ...base.module?.parser, javascript: { dynamicImportMode: 'eager' } } },
    output: { ...base.output, filename: SCRIPT, publicPath: '/', uniqueName: 'shell' },
    plugins: (base.plugins ?? []).slice(0, 1),
  }
}
