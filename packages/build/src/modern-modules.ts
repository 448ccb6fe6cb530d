import { join } from 'node:path'
import { ROOT } from './workspace'

const library = (path: string) => join(ROOT, 'node_modules', path)

/** Parts of the federation runtime that its plugin names by the file of their CommonJS build, which cannot be shaken. */
const RUNTIME = ['webpack-bundler-runtime', 'inject-external-runtime-core-plugin', 'runtime', 'runtime-tools']

/** React Router's exports name its development build only. */
const ROUTER = { 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' }

/** In remotes: leads the library that the federation plugin compiles into an entry to the one that the shell offers. */
export function runtimeOfShell(): Record<string, string> {
  const standIn = join(ROOT, 'packages/build/src/shell-runtime.ts')
  const files = ['bundler.js', 'index.js', 'index.cjs']
  return Object.fromEntries(
    files.map((file) => [library(`@module-federation/webpack-bundler-runtime/dist/${file}`), standIn]),
  )
}

/** Leads to the smaller of two builds of the same library. */
export function modernModules(production: boolean): Record<string, string> {
  const runtime = RUNTIME.map((name) => library(`@module-federation/${name}/dist/index`))
  const router = Object.entries(ROUTER).map(([name, file]) => [name, library(`react-router/dist/production/${file}`)])
  return Object.fromEntries([...runtime.map((file) => [`${file}.cjs`, `${file}.js`]), ...(production ? router : [])])
}
