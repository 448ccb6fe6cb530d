import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { NormalModuleReplacementPlugin, type RspackPluginInstance } from '@rspack/core'

const require = createRequire(import.meta.url)

/** The packages of the federation library's runtime. */
const PARTS = [
  'error-codes',
  'inject-external-runtime-core-plugin',
  'runtime',
  'runtime-core',
  'sdk',
  'webpack-bundler-runtime',
].map((part) => `@module-federation/${part}`)

/**
 * Aliases to the ES modules of the federation library's runtime: its plugin imports the CommonJS builds, which cannot be
 * tree-shaken.
 */
export const federationModules = () =>
  Object.fromEntries(
    PARTS.flatMap((part) =>
      [require.resolve(part), part].map((name) => [name, fileURLToPath(import.meta.resolve(part))]),
    ),
  )

/** Returns a name as it is written in a `data:` URL. */
const urlEncoded = (name: string) => encodeURIComponent(JSON.stringify(name))

/**
 * The federation plugin makes a module from a `data:` URL whose text contains paths of this machine. The text is part of the
 * module's name, from which its id is made. This plugin replaces the paths by package names, so that builds are reproducible.
 */
export const namedWithoutPath = (): RspackPluginInstance =>
  new NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (resource) => {
    for (const part of PARTS)
      resource.request = resource.request.replaceAll(urlEncoded(require.resolve(part)), urlEncoded(part))
  })
