import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './workspace'

const library = (path: string) => join(ROOT, 'node_modules', path)

/** React Router's exports only list its development build. */
const ROUTER = { 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' }

const require = createRequire(import.meta.url)

const FEDERATION = [
  'webpack-bundler-runtime',
  'runtime',
  'runtime-core',
  'sdk',
  'error-codes',
  'inject-external-runtime-core-plugin',
]

/** Aliases to the ES modules of the federation runtime: its plugin takes them as CommonJS, of which nothing can be dropped. */
export const federationModules = () =>
  Object.fromEntries(
    FEDERATION.map((name) => `@module-federation/${name}`).map((name) => [
      require.resolve(name),
      fileURLToPath(import.meta.resolve(name)),
    ]),
  )

/** Aliases to the smaller of two builds of the same library. */
export const modernModules = (production: boolean): Record<string, string> =>
  production
    ? Object.fromEntries(
        Object.entries(ROUTER).map(([name, file]) => [name, library(`react-router/dist/production/${file}`)]),
      )
    : {}
