import { join } from 'node:path'
import { ROOT } from './workspace'

const library = (path: string) => join(ROOT, 'node_modules', path)

/** Modules of the federation runtime that its plugin resolves to CommonJS files, which cannot be tree-shaken. */
const RUNTIME = ['webpack-bundler-runtime', 'inject-external-runtime-core-plugin', 'runtime', 'runtime-tools']

/** React Router's exports only list its development build. */
const ROUTER = { 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' }

/** Aliases for remotes: replace the runtime library in their entry with the one that the shell provides. */
export const runtimeOfShell = () => bundlerRuntimeAs('shell-runtime.ts')

/** Aliases for the shell: of the runtime library what is used. */
export const runtimeInUse = () => bundlerRuntimeAs('host-runtime.mjs')

function bundlerRuntimeAs(file: string): Record<string, string> {
  const standIn = join(ROOT, 'packages/build/src', file)
  return Object.fromEntries(
    ['bundler.js', 'index.js', 'index.cjs'].map((name) => [
      library(`@module-federation/webpack-bundler-runtime/dist/${name}`),
      standIn,
    ]),
  )
}

/** Aliases to the smaller of two builds of the same library. */
export function modernModules(production: boolean): Record<string, string> {
  const runtime = RUNTIME.map((name) => library(`@module-federation/${name}/dist/index`))
  const router = Object.entries(ROUTER).map(([name, file]) => [name, library(`react-router/dist/production/${file}`)])
  return Object.fromEntries([...runtime.map((file) => [`${file}.cjs`, `${file}.js`]), ...(production ? router : [])])
}
