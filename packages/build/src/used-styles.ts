import { type Compiler, experiments, LightningCssMinimizerRspackPlugin } from '@rspack/core'
import { TARGETS } from './browsers'
import { runSeparateBuild } from './separate-build'

const CLASS = /\.([a-z_][\w-]*)/gi
const VARIABLE = /(--[\w-]+)\s*:/g
const REFERENCE = /var\(\s*(--[\w-]+)/g
const FONT = /@font-face\s*\{[^}]*\burl\([^}]*\}/g

/** Returns the set of first capture groups of all matches in a text. */
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

/**
 * Minifies a style sheet and removes what the HTML does not need: rules of classes that it lacks, and custom properties
 * without a reference (https://lightningcss.dev/minification.html#unused-symbols). Removes fonts too: until the full style
 * sheets have loaded, the page uses system fonts of the same width.
 */
export async function usedStyles(compiler: Compiler, styles: string, html: string): Promise<string> {
  const usedClasses = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const unused = [...namesIn(styles, CLASS)].filter((name) => !usedClasses.has(name))
  const rules = await minify(compiler, styles.replace(FONT, ''), unused)
  const referred = namesIn(rules + html, REFERENCE)
  return minify(
    compiler,
    rules,
    [...namesIn(rules, VARIABLE)].filter((name) => !referred.has(name)),
  )
}

/** Minifies a style sheet without the classes and custom properties in `unusedSymbols`. */
async function minify(compiler: Compiler, styles: string, unusedSymbols: string[]): Promise<string> {
  const entry = `${compiler.context}/used.css`
  const built = await runSeparateBuild(compiler, {
    context: compiler.context,
    mode: 'production',
    devtool: false,
    entry: { used: entry },
    output: { cssFilename: 'used.css' },
    // Keep URLs: they refer to files that were already built.
    module: { rules: [{ test: /\.css$/, type: 'css' }], parser: { css: { url: false } } },
    plugins: [new experiments.VirtualModulesPlugin({ [entry]: styles })],
    optimization: {
      minimize: true,
      minimizer: [new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: TARGETS, unusedSymbols } })],
    },
  })
  return built.find(({ file }) => file === 'used.css')?.content.toString() ?? ''
}
