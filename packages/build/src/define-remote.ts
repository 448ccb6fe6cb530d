import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { baseConfig, production, refreshedIn } from './base-config'
import { defineRefreshed } from './define-refreshed'
import { defineStandalone, isStandalone } from './define-standalone'
import { DescriptorPlugin } from './descriptor-plugin'
import { DOCUMENTS, DrawnPagesPlugin } from './drawn-pages-plugin'
import { ExamplesPlugin } from './examples-plugin'
import { federationModules, namedWithoutPath } from './federation-modules'
import { FIRST_ROWS } from './first-rows-kind'
import { lazyFilesAreChecked } from './integrity'
import { CARDS_CHUNK, chunkOf, pageFile, pagesOf } from './pages'
import { privateMaps } from './private-maps'
import { ReleaseNamePlugin } from './release-name-plugin'
import { takenFromShell } from './shared'

export const ENTRY_FILE = 'remote-entry.js'

/** Before compression. A smaller part costs more as a file of its own than twice. */
const SHARED_BYTES = 2500

/**
 * What several pages have is one file, although a page may need half of it: that costs less than a request for each part,
 * of which browsers send six at a time to a server without HTTP/2. Sections in pages of others are not among them: those
 * pages would wait for all of it.
 */
function sharedByPages(definition: RemoteDefinition) {
  const pages = new Set(pagesOf({ routes: definition.routes }).map((page) => chunkOf(definition, page)))
  pages.delete(CARDS_CHUNK)
  return {
    name: 'shared',
    type: /javascript/,
    chunks: ({ name }: { name?: string }) => name !== undefined && pages.has(name),
    minChunks: 2,
    enforce: true,
  }
}

/** The build of a remote, or how it is served to who works on it. */
export function defineRemote(dir: string, definition: RemoteDefinition): Configuration {
  if (isStandalone) return defineStandalone(dir, definition)
  const config = federated(dir, definition)
  return refreshedIn === undefined ? config : defineRefreshed(dir, refreshedIn, config)
}

/** Exposes the page of every route and writes `dist/remote.json`. */
function federated(dir: string, definition: RemoteDefinition): Configuration {
  const base = baseConfig(dir, definition.name)
  const documents = new DrawnPagesPlugin(dir, definition.name, DOCUMENTS)
  const firstRows = new DrawnPagesPlugin(dir, definition.name, FIRST_ROWS)
  return {
    ...base,
    name: definition.name,
    // The container is the entry; any other would be an unused bundle.
    entry: {},
    resolve: { ...base.resolve, alias: federationModules() },
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: definition.name,
    },
    // Pages and dialogs load on their own: what several of them have, such as an area's calls, is loaded once. Only the
    // cards, with which most visits begin, are one file.
    optimization: {
      ...base.optimization,
      splitChunks: {
        minSize: SHARED_BYTES,
        // What is taken from the shell has no file, and the order of such parts in the entry would differ by chance.
        defaultSizeTypes: ['javascript', 'css', 'consume-shared', 'unknown'],
        chunks: ({ name }) => name !== CARDS_CHUNK,
        // Installed libraries are divided as other modules are: where a module comes from decides nothing.
        cacheGroups: { defaultVendors: false, shared: sharedByPages(definition) },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(production
        ? [
            lazyFilesAreChecked(),
            namedWithoutPath(),
            new ReleaseNamePlugin(definition.name),
            privateMaps(dir, ENTRY_FILE),
          ]
        : []),
      new ModuleFederationPlugin({
        name: definition.name,
        filename: ENTRY_FILE,
        library: { type: 'window', name: `fichero_${definition.name}` },
        exposes: Object.fromEntries(
          pagesOf(definition).map((page) => [`./${page}`, { import: pageFile(page), name: chunkOf(definition, page) }]),
        ),
        shared: takenFromShell(dir),
        shareStrategy: 'loaded-first',
        injectTreeShakingUsedExports: false,
        manifest: false,
        dts: false,
        // The shell has the library already: a copy would be most of each entry.
        experiments: {
          externalRuntime: true,
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
        },
      }),
      documents,
      firstRows,
      new DescriptorPlugin(dir, definition, ENTRY_FILE, { documents, firstRows }),
      ...(production ? [new ExamplesPlugin(dir, definition.name, pagesOf(definition))] : []),
    ],
  }
}
