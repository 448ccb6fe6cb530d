import { join } from 'node:path'
import type { Compiler, Configuration } from '@rspack/core'
import { baseConfig } from './base-config'
import { buildAside } from './build-aside'

const SOURCE = 'src/head.ts'

/** The files that a page's first lines are written in, so that a change of one builds the page again. */
export const headSource = (dir: string) => join(dir, SOURCE)

/** Returns the tag of the lines that run before any file of the page has come. The policy for content names their hash. */
export async function headScript(compiler: Compiler, dir: string): Promise<string> {
  const built = await buildAside(compiler, configOf(dir))
  const script = built.find(({ file }) => file.endsWith('.js'))?.content.toString() ?? ''
  if (/<\/script|<!--/i.test(script)) throw new Error(`${SOURCE} would end the script element.`)
  return `<script>${script.trim()}</script>`
}

function configOf(dir: string): Configuration {
  const base = baseConfig(dir, 'head')
  return {
    ...base,
    name: 'head',
    // Its text is part of a page whose content is named by its hash, also where others are not small.
    mode: 'production',
    devtool: false,
    entry: { head: `./${SOURCE}` },
    resolve: { ...base.resolve, conditionNames: ['fichero:host', ...(base.resolve?.conditionNames ?? [])] },
    output: { ...base.output, filename: '[name].js', iife: true },
    plugins: (base.plugins ?? []).slice(0, 1),
    optimization: { ...base.optimization, minimize: true },
  }
}
