import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { NormalModuleReplacementPlugin, type RspackPluginInstance } from '@rspack/core'

const require = createRequire(import.meta.url)

const PARTS = [
  'error-codes',
  'inject-external-runtime-core-plugin',
  'runtime',
  'runtime-core',
  'sdk',
  'webpack-bundler-runtime',
].map((part) => `@module-federation/${part}`)

/**
 * Aliases to the ES modules of the federation library's runtime: its plugin takes the CommonJS ones, of which nothing can
 * be left out.
 */
export const federationModules = () =>
  Object.fromEntries(
    PARTS.flatMap((part) =>
      [require.resolve(part), part].map((name) => [name, fileURLToPath(import.meta.resolve(part))]),
    ),
  )

const inText = (name: string) => encodeURIComponent(JSON.stringify(name))

/**
 * Lets the module that the plugin makes of a text name its runtime without the path on this machine: the text is part of
 * the module's name, and its number is made of that.
 */
export const namedWithoutPath = (): RspackPluginInstance =>
  new NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (resource) => {
    for (const part of PARTS)
      resource.request = resource.request.replaceAll(inText(require.resolve(part)), inText(part))
  })
