import { isAbsolute, relative } from 'node:path'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { type RspackPluginInstance, SourceMapDevToolPlugin } from '@rspack/core'
import { baseConfig, production, refreshedIn } from './base-config'
import { defineRefreshed } from './define-refreshed'
import { defineStandalone, isStandalone } from './define-standalone'
import { DescriptorPlugin } from './descriptor-plugin'
import { ExamplesPlugin } from './examples-plugin'
import { federationModules, namedWithoutPath } from './federation-modules'
import { lazyFilesAreChecked } from './integrity'
import { CARDS_CHUNK, chunkOf, pageFile, pagesOf } from './pages'
import { PrerenderedPartsPlugin } from './prerendered-parts-plugin'
import { ReleaseNamePlugin } from './release-name-plugin'
import { sharedByShell } from './shared'

/** File name of a remote's entry. */
export const ENTRY_FILE = 'remote-entry.js'

/** Minimum size of a shared file, in bytes before compression. Less code costs more as a separate file than as duplicates. */
const SHARED_BYTES = 2500

/**
 * Puts all code that several pages share into one file. A page loads some unused code, but saves requests: without HTTP/2, a
 * browser sends only six at a time. Sections in pages of other remotes are excluded, because those pages would have to wait
 * for the complete file.
 */
function sharedByPages(definition: RemoteDefinition) {
  const pages = new Set(pagesOf({ routes: definition.routes, parts: [] }).map((page) => chunkOf(definition, page)))
  pages.delete(CARDS_CHUNK)
  return {
    name: 'shared',
    type: /javascript/,
    chunks: ({ name }: { name?: string }) => name !== undefined && pages.has(name),
    minChunks: 2,
    enforce: true,
  }
}

/** Returns the build of a remote, or in development the configuration that serves it. */
export function defineRemote(dir: string, definition: RemoteDefinition): Configuration {
  if (isStandalone) return defineStandalone(dir, definition)
  const config = federatedBuild(dir, definition)
  return refreshedIn === undefined ? config : defineRefreshed(dir, refreshedIn, config)
}

/** Exposes the page of every route and writes `dist/remote.json`. */
function federatedBuild(dir: string, definition: RemoteDefinition): Configuration {
  const base = baseConfig(dir, definition.name)
  const documents = new PrerenderedPartsPlugin(dir, definition.name, 'documents')
  const firstRows = new PrerenderedPartsPlugin(dir, definition.name, 'first-rows')
  return {
    ...base,
    name: definition.name,
    // The container is the entry; another entry would be an unused bundle.
    entry: {},
    resolve: { ...base.resolve, alias: federationModules() },
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: definition.name,
    },
    // Pages and dialogs are separate chunks; code that several chunks share, such as an area's API endpoints, is loaded once.
    // Only the cards, with which most visits start, are one file.
    optimization: {
      ...base.optimization,
      splitChunks: {
        minSize: SHARED_BYTES,
        // Includes modules that the shell provides (`consume-shared`): otherwise their order in the entry is random.
        defaultSizeTypes: ['javascript', 'css', 'consume-shared', 'unknown'],
        chunks: ({ name }) => name !== CARDS_CHUNK,
        // Installed libraries are split like all other modules.
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
        shared: sharedByShell(dir),
        shareStrategy: 'loaded-first',
        injectTreeShakingUsedExports: false,
        manifest: false,
        dts: false,
        // The federation runtime comes from the shell: a copy would be most of each entry.
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

/**
 * Returns a plugin that writes a source map beside each script, without a reference in the script. The map has positions but
 * no source text. The entry has no map: it contains only the bundler's code, whose order may differ between two builds.
 */
const privateMaps = (dir: string, entry: string): RspackPluginInstance =>
  new SourceMapDevToolPlugin({
    filename: '[file].map',
    test: /\.js$/,
    exclude: [entry],
    append: false,
    noSources: true,
    // The bundler's own modules have no file, so their hash makes the name unique.
    moduleFilenameTemplate: ({ absoluteResourcePath: path, hash }) =>
      isAbsolute(path) ? relative(dir, path) : `runtime:${hash}`,
  })
