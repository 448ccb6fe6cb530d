import { join } from 'node:path'
import { ROOT } from './workspace'

const library = (path: string) => join(ROOT, 'node_modules', path)

/** React Router's exports only list its development build. */
const ROUTER = { 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' }

/** Aliases for remotes: replace the runtime library in their entry with the one that the shell provides. */
export const runtimeOfShell = () => bundlerRuntimeAs('packages/build/src/shell-runtime.ts')

/** Aliases for the shell: of the runtime library what is used. */
export const runtimeInUse = () => bundlerRuntimeAs('packages/federation/src/host-runtime.mjs')

function bundlerRuntimeAs(file: string): Record<string, string> {
  const standIn = join(ROOT, file)
  return Object.fromEntries(
    ['bundler.js', 'index.js', 'index.cjs'].map((name) => [
      library(`@module-federation/webpack-bundler-runtime/dist/${name}`),
      standIn,
    ]),
  )
}

/** Aliases to the smaller of two builds of the same library. */
export const modernModules = (production: boolean): Record<string, string> =>
  production
    ? Object.fromEntries(
        Object.entries(ROUTER).map(([name, file]) => [name, library(`react-router/dist/production/${file}`)]),
      )
    : {}
