import { join } from 'node:path'
import type { Compiler, Configuration } from '@rspack/core'
import { baseConfig } from './base-config'
import { runSeparateBuild } from './separate-build'

const SOURCE = 'src/head.ts'

/** Returns the source of the page's first script, so that a change of it rebuilds the page. */
export const headSource = (dir: string) => join(dir, SOURCE)

/** Returns the inline script that runs before any file of the page has loaded. The content security policy has its hash. */
export async function headScript(compiler: Compiler, dir: string): Promise<string> {
  const built = await runSeparateBuild(compiler, configOf(dir))
  const script = built.find(({ file }) => file.endsWith('.js'))?.content.toString() ?? ''
  if (/<\/script|<!--/i.test(script)) throw new Error(`${SOURCE} contains text that would end the script element.`)
  return `<script>${script.trim()}</script>`
}

/** Returns the build of the script. */
function configOf(dir: string): Configuration {
  const base = baseConfig(dir, 'head')
  return {
    ...base,
    name: 'head',
    // Production mode also in development builds, because the script is part of a page that is identified by its hash.
    mode: 'production',
    devtool: false,
    entry: { head: `./${SOURCE}` },
    resolve: { ...base.resolve, conditionNames: ['fichero:host', ...(base.resolve?.conditionNames ?? [])] },
    output: { ...base.output, filename: '[name].js', iife: true },
    plugins: (base.plugins ?? []).slice(0, 1),
    optimization: { ...base.optimization, minimize: true },
  }
}
