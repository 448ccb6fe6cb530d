import { join } from 'node:path'
import { ROOT } from './workspace'

const library = (path: string) => join(ROOT, 'node_modules', path)

/** Modules of the federation runtime that its plugin resolves to CommonJS files, which cannot be tree-shaken. */
const RUNTIME = ['webpack-bundler-runtime', 'inject-external-runtime-core-plugin', 'runtime', 'runtime-tools']

/** React Router's exports only list its development build. */
const ROUTER = { 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' }

/** Aliases for remotes: replace the runtime library in their entry with the one that the shell provides. */
export function runtimeOfShell(): Record<string, string> {
  const standIn = join(ROOT, 'packages/build/src/shell-runtime.ts')
  const files = ['bundler.js', 'index.js', 'index.cjs']
  return Object.fromEntries(
    files.map((file) => [library(`@module-federation/webpack-bundler-runtime/dist/${file}`), standIn]),
  )
}

/** Aliases to the smaller of two builds of the same library. */
export function modernModules(production: boolean): Record<string, string> {
  const runtime = RUNTIME.map((name) => library(`@module-federation/${name}/dist/index`))
  const router = Object.entries(ROUTER).map(([name, file]) => [name, library(`react-router/dist/production/${file}`)])
  return Object.fromEntries([...runtime.map((file) => [`${file}.cjs`, `${file}.js`]), ...(production ? router : [])])
}
