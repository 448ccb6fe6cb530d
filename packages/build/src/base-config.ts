import { fileURLToPath } from 'node:url'
import {
  type Configuration,
  DefinePlugin,
  LightningCssMinimizerRspackPlugin,
  type RspackPluginInstance,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core'
import { TARGETS } from './browsers'
import { CompressionPlugin } from './compression-plugin'
import { mdxOptions } from './mdx/mdx-options.mjs'

/** Whether this is a production build. */
export const production = process.env.NODE_ENV !== 'development'

/** URL of the system in whose shell a remote is served with fast refresh (`fichero-remote dev --shell URL`). */
export const refreshedIn = process.env.SHELL_URL

const MDX_LOADER = fileURLToPath(import.meta.resolve('@mdx-js/loader'))
const SEARCH_LOADER = fileURLToPath(new URL('mdx/search-loader.mjs', import.meta.url))

/** The API to which development servers proxy `/api`. */
export const DEV_API = process.env.API_URL ?? 'http://localhost:3000'

/** Time in ms after which loading a chunk fails, so that a retry can load it again. */
const CHUNK_TIME_LIMIT = 4000

/** Minifies style sheets for the supported browsers. */
export const styleMinimizer: RspackPluginInstance = new LightningCssMinimizerRspackPlugin({
  minimizerOptions: { targets: TARGETS },
})

/** Configuration shared by shell and remotes. `name` separates their class names and globals on the page. */
export function baseConfig(dir: string, name: string): Configuration {
  return {
    context: dir,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    // Lazy compilation breaks federation between builds of different versions.
    lazyCompilation: false,
    output: {
      path: `${dir}/dist`,
      clean: true,
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      cssFilename: production ? '[name].[contenthash:10].css' : '[name].css',
      cssChunkFilename: production ? '[name].[contenthash:10].css' : '[name].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      chunkLoadTimeout: CHUNK_TIME_LIMIT,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
      // Otherwise the second load of a module that threw returns an empty module.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '...'],
      // Uses the contract's sources, so that a build needs no built contract and can tree-shake it.
      conditionNames: ['fichero:source', '...'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          oneOf: [
            // The text of an example, for the catalogue of the kit.
            { resourceQuery: /source/, type: 'asset/source' },
            {
              loader: 'builtin:swc-loader',
              options: {
                jsc: {
                  target: 'es2022',
                  parser: { syntax: 'typescript', tsx: true },
                  transform: {
                    react: { runtime: 'automatic', development: !production, refresh: refreshedIn !== undefined },
                  },
                },
              },
              type: 'javascript/auto',
            },
          ],
        },
        { test: /\.css$/, type: 'css/auto' },
        // MDX, for the pages of the manuals. `?search` imports the text of the pages. https://mdxjs.com/packages/loader
        {
          test: /\.mdx$/,
          oneOf: [
            { resourceQuery: /search/, loader: SEARCH_LOADER },
            { loader: MDX_LOADER, options: mdxOptions },
          ],
          type: 'javascript/auto',
        },
        // With fast refresh, images are inlined: the shell's content security policy allows only its own origin and `data:`.
        { test: /\.webp$/, type: refreshedIn === undefined ? 'asset/resource' : 'asset/inline' },
      ],
      // A custom property that one module sets may be for others, as the height of the bar is, so its name stays.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: { 'css/auto': { localIdentName: `${name}-[local]-[hash:6]` } },
    },
    plugins: [
      new DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development') }),
      ...(production ? [new CompressionPlugin()] : []),
    ],
    optimization: {
      minimizer: [new SwcJsMinimizerRspackPlugin(), styleMinimizer],
    },
    performance: false,
    // The order of style sheets in chunks does not matter: a class of a CSS module is used only by its own component, and
    // Mantine's rules are in a lower cascade layer.
    ignoreWarnings: [/Conflicting order between/],
    stats: 'errors-warnings',
  }
}
