import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

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
  Object.fromEntries(PARTS.map((part) => [require.resolve(part), fileURLToPath(import.meta.resolve(part))]))
