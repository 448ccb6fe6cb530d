import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { type Configuration, experiments, HtmlRspackPlugin } from '@rspack/core'
import { baseConfig, DEV_API, refreshedIn } from './base-config'
import { ENDING } from './examples-plugin'
import { pageFile, pagesOf } from './pages'

/** Port on which a remote is served during development. */
export const PORT = Number(process.env.REMOTE_PORT ?? 5174)

/** Path of the page's files, separate from the API and the remote's routes. */
export const STANDALONE = '/standalone/'

/** The page with the catalogue of the kit, at `/kit`. */
const CATALOGUE = 'kit.html'

/** Whether a remote is served (`rspack serve`), or built to be tested, without the shell. */
export const isStandalone =
  (process.argv.includes('serve') && refreshedIn === undefined) || process.env.STANDALONE === 'true'

/**
 * A page with one remote, without shell and federation, for development (`fichero-remote dev`), and a page with the catalogue
 * of the kit.
 */
export function defineStandalone(dir: string, definition: RemoteDefinition): Configuration {
  const base = baseConfig(dir, definition.name)
  const start = `${dir}/start-remote.js`
  return {
    ...base,
    name: definition.name,
    entry: { main: start, kit: '@fichero/kit/catalogue/start-catalogue' },
    output: { ...base.output, publicPath: STANDALONE },
    resolve: {
      ...base.resolve,
      // Examples import answers of the kit's fake API.
      conditionNames: ['fichero:standalone', 'fichero:testing', ...(base.resolve?.conditionNames ?? [])],
    },
    plugins: [
      ...(base.plugins ?? []),
      new experiments.VirtualModulesPlugin({ [start]: startOf(definition) }),
      new HtmlRspackPlugin({ title: definition.name, chunks: ['main'] }),
      new HtmlRspackPlugin({ title: 'Kit', chunks: ['kit'], filename: CATALOGUE }),
    ],
    devServer: {
      host: 'localhost',
      port: PORT,
      historyApiFallback: {
        index: `${STANDALONE}index.html`,
        rewrites: [{ from: /^\/kit$/, to: `${STANDALONE}${CATALOGUE}` }],
      },
      hot: false,
      liveReload: true,
      proxy: [{ context: ['/api'], target: DEV_API }],
    },
  }
}

/** Whether examples take the place of the API. */
const hasExamples = process.env.API_URL === undefined && process.env.STANDALONE !== 'true'

/** The examples of all pages, also of those that are added while the remote is served. */
const EXAMPLES = `
const files = import.meta.webpackContext('./src/pages', { regExp: /\\.examples\\.ts$/ })
const examples = Object.fromEntries(files.keys().map((file) => [file.slice('./'.length, -'${ENDING}'.length), files(file).examples]))`

/** Returns the source of the module that starts the remote. */
const startOf = (definition: RemoteDefinition) => `
import { startRemote } from '@fichero/kit/standalone/start-remote'
import en from './locales/en.json'
import es from './locales/es.json'
import { definition } from './remote.ts'
const pages = { ${pagesOf(definition).map((page) => `'${page}': () => import('${pageFile(page)}')`)} }
${hasExamples ? EXAMPLES : 'const examples = undefined'}
startRemote({ definition, pages, texts: { es, en }, examples })
`
