import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { languageOf } from '@fichero/contract/language-cookie'
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
import { providedByShell } from './shared'
import { BOOT_CHUNK, SHELL_FILES } from './shell-files'
import { VersionsPlugin } from './versions-plugin'

const DEV_PORT = Number(process.env.SHELL_PORT ?? 5173)

const FONTS = ['@fontsource/bitter', '@fontsource-variable/source-sans-3']

/** The fonts' licence asks for a copy beside them. */
const licenceOf = (font: string) => ({
  from: createRequire(import.meta.url).resolve(`${font}/LICENSE`),
  to: `${basename(font)}.LICENSE.txt`,
})

/** In the shell's build, the folder of its development build, and the path of its files. */
const DEVELOPMENT = 'development'

/**
 * The build of the shell and of the documents beside it. It references no remote: remotes are discovered at run time. With
 * `NODE_ENV=development` it is the shell in which a developer's remote refreshes; releases contain that one too.
 */
export function defineShell(dir: string): Configuration[] {
  const told: ShellFiles = { firstPaint: '', hash: '' }
  if (!production && !process.argv.includes('serve')) return [developmentShell(shell(dir, told))]
  return [shell(dir, told), ...defineDocuments(dir, told)]
}

function shell(dir: string, told: ShellFiles): Configuration {
  const base = baseConfig(dir, 'shell')
  const parts = join(dir, 'src/federation/kit-parts.js')
  return {
    ...base,
    name: 'shell',
    entry: { main: [...(production ? [] : ['./development/refresh-hook.js']), './src/main.tsx', parts] },
    // In development, the documents' files are served from memory beside the shell's, and not rebuilt with the
    // shell.
    output: { ...base.output, publicPath: '/', uniqueName: 'shell', clean: production && { keep: DEVELOPMENT } },
    // The condition under which the kit's manifest exports `kit/host`.
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
      new PagePlugin(dir, (compilation) => neededFiles(compilation, 'main', BOOT_CHUNK), told),
      // After the page, whose hash it repeats.
      new VersionsPlugin(dir, told),
      new CopyRspackPlugin({ patterns: [...FONTS.map(licenceOf), { from: join(dir, 'icons') }] }),
    ],
    devServer: {
      host: 'localhost',
      port: DEV_PORT,
      // Otherwise the middleware serves the shell's page at `/`.
      devMiddleware: { index: false },
      historyApiFallback: { index: '/index.html', rewrites: Object.entries(SHELL_DOCUMENTS).map(rewritten) },
      hot: false,
      liveReload: true,
      proxy: [{ context: ['/api', '/remotes'], target: DEV_API }],
    },
  }
}

/** Chooses the language of a document as the server does. */
const rewritten = ([name, address]: [string, string]) => ({
  from: new RegExp(`^${address.replace(/:\w+/, '[^/]+')}$`),
  to: ({ request }: { request: IncomingMessage }) =>
    `/${name}.${languageOf(request.url ?? '/', request.headers.cookie)}.html`,
})

/** Served to pages with an override, from a folder of the shell's build; without source maps, because it is readable. */
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
