import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { languageOf } from '@fichero/contract/language-cookie'
import { REGISTRY } from '@fichero/contract/route-addresses'
import { SHELL_DOCUMENTS } from '@fichero/contract/shell-documents'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, CopyRspackPlugin, experiments } from '@rspack/core'
import { baseConfig, DEV_API, production } from './base-config'
import { defineDocuments } from './define-documents'
import { federationModules } from './federation-modules'
import { lazyFilesAreChecked } from './integrity'
import { kitModule } from './kit-parts'
import { neededFiles } from './needed-files'
import { PagePlugin, type ShellFiles } from './page-plugin'
import { prerenderPages } from './prerendered-pages'
import { providedByShell } from './shared'
import { SHELL_FILES } from './shell-files'
import { VersionsPlugin } from './versions-plugin'

/** Port on which the shell is served during development. */
const DEV_PORT = Number(process.env.SHELL_PORT ?? 5173)

const FONTS = ['@fontsource/bitter', '@fontsource-variable/source-sans-3']

/** The fonts' licence requires a copy beside them. */
const licenceOf = (font: string) => ({
  from: createRequire(import.meta.url).resolve(`${font}/LICENSE`),
  to: `${basename(font)}.LICENSE.txt`,
})

/** Folder of the development build inside the shell's `dist`, and URL path of its files. */
const DEVELOPMENT = 'development'

/**
 * Returns the builds of the shell and of the documents. They reference no remote: the shell finds remotes at run time. With
 * `NODE_ENV=development` the only build is a shell with fast refresh for a developer's remote; releases contain this build too.
 */
export function defineShell(dir: string): Configuration[] {
  const files: ShellFiles = { oldBrowser: '', firstPaint: '', hash: '' }
  if (!production && !process.argv.includes('serve')) return [developmentShell(shell(dir, files))]
  return [shell(dir, files), ...defineDocuments(dir, files)]
}

/** Returns the build of the shell. */
function shell(dir: string, files: ShellFiles): Configuration {
  const base = baseConfig(dir, 'shell')
  const parts = join(dir, 'src/remotes/kit-parts.js')
  return {
    ...base,
    name: 'shell',
    entry: { main: [...(production ? [] : ['./src/remotes/development/refresh-hook.js']), './src/main.tsx', parts] },
    // In development, the documents' files are served from memory beside the shell's, and are not rebuilt with the shell.
    output: { ...base.output, publicPath: '/', uniqueName: 'shell', clean: production && { keep: DEVELOPMENT } },
    // With the condition `fichero:host`, the kit's `package.json` exports `kit/host`.
    resolve: {
      ...base.resolve,
      conditionNames: ['fichero:host', ...(base.resolve?.conditionNames ?? [])],
      alias: federationModules(),
    },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: SHELL_FILES } },
    plugins: [
      ...(base.plugins ?? []),
      ...(production ? [lazyFilesAreChecked()] : []),
      new experiments.VirtualModulesPlugin({ [parts]: kitModule(dir) }),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedByShell(dir),
        shareStrategy: 'loaded-first',
        injectTreeShakingUsedExports: false,
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      // A development build lets the browser render every screen.
      new PagePlugin(dir, neededFiles, files, production ? prerenderPages : undefined),
      // Must follow PagePlugin, because it needs the page's hash.
      new VersionsPlugin(dir, files),
      new CopyRspackPlugin({ patterns: [...FONTS.map(licenceOf), { from: join(dir, 'icons') }] }),
    ],
    devServer: {
      host: 'localhost',
      port: DEV_PORT,
      // Otherwise the middleware serves the shell's page at `/`.
      devMiddleware: { index: false },
      historyApiFallback: { index: '/index.html', rewrites: Object.entries(SHELL_DOCUMENTS).map(rewriteRule) },
      hot: false,
      liveReload: true,
      proxy: [{ context: ['/api', '/remotes', REGISTRY], target: DEV_API }],
    },
  }
}

/** Chooses the language of a document as the server does. */
const rewriteRule = ([name, address]: [string, string]) => ({
  from: new RegExp(`^${address.replace(/:\w+/, '[^/]+')}$`),
  to: ({ request }: { request: IncomingMessage }) =>
    `/${name}.${languageOf(request.url ?? '/', request.headers.cookie)}.html`,
})

/** Returns the build of the shell for pages with a development override. It is not minified, so it needs no source maps. */
function developmentShell(config: Configuration): Configuration {
  return {
    ...config,
    devtool: false,
    output: {
      ...config.output,
      path: join(String(config.output?.path), DEVELOPMENT),
      publicPath: `/${DEVELOPMENT}/`,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
      clean: true,
    },
  }
}
