import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { type Configuration, experiments, HtmlRspackPlugin } from '@rspack/core'
import { baseConfig, DEV_API, refreshedIn } from './base-config'
import { pageFile, pagesOf } from './pages'

export const PORT = Number(process.env.REMOTE_PORT ?? 5174)

/** Where the page's files are, beside the API and the remote's own routes. */
export const STANDALONE = '/standalone/'

/** Whether a remote is served (`rspack serve`), or built to be tested, without the shell. */
export const isStandalone =
  (process.argv.includes('serve') && refreshedIn === undefined) || process.env.STANDALONE === 'true'

/** A page with one remote, and nothing of shell and federation. For development: `fichero-remote dev`. */
export function defineStandalone(dir: string, definition: RemoteDefinition): Configuration {
  const base = baseConfig(dir, definition.name)
  const start = `${dir}/start-remote.js`
  return {
    ...base,
    name: definition.name,
    entry: { main: start },
    output: { ...base.output, publicPath: STANDALONE },
    resolve: { ...base.resolve, conditionNames: ['fichero:standalone', ...(base.resolve?.conditionNames ?? [])] },
    plugins: [
      ...(base.plugins ?? []),
      new experiments.VirtualModulesPlugin({ [start]: startOf(definition) }),
      new HtmlRspackPlugin({ title: definition.name }),
    ],
    devServer: {
      host: 'localhost',
      port: PORT,
      historyApiFallback: { index: `${STANDALONE}index.html` },
      hot: false,
      liveReload: true,
      proxy: [{ context: ['/api'], target: DEV_API }],
    },
  }
}

const startOf = (definition: RemoteDefinition) => `
import { startRemote } from '@fichero/kit/standalone/start-remote'
import en from './locales/en.json'
import es from './locales/es.json'
import { definition } from './remote.ts'
const pages = { ${pagesOf(definition).map((page) => `'${page}': () => import('${pageFile(page)}')`)} }
startRemote({ definition, pages, texts: { es, en } })
`
