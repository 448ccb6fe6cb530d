import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, experiments } from '@rspack/core'
import { baseConfig } from './base-config'
import { kitParts } from './kit-parts'
import { PagePlugin } from './page-plugin'
import { providedByShell } from './shared'
import { SHELL_FILES } from './shell-files'

const API = process.env.API_URL ?? 'http://localhost:3000'
const DEV_PORT = Number(process.env.SHELL_PORT ?? 5173)

/** The whole build of the shell. It names no remote: it learns of them at run time. */
export function defineShell(dir: string): Configuration {
  const base = baseConfig(dir, 'shell')
  const parts = join(dir, 'src/federation/kit-parts.js')
  return {
    ...base,
    name: 'shell',
    entry: { main: ['./src/main.tsx', parts] },
    output: { ...base.output, publicPath: '/', uniqueName: 'shell' },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: SHELL_FILES } },
    plugins: [
      ...(base.plugins ?? []),
      new experiments.VirtualModulesPlugin({ [parts]: kitParts() }),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        injectTreeShakingUsedExports: false,
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new PagePlugin(dir, 'bootstrap'),
    ],
    devServer: {
      host: 'localhost',
      port: DEV_PORT,
      historyApiFallback: true,
      hot: false,
      liveReload: true,
      proxy: [{ context: ['/api', '/remotes'], target: API }],
    },
  }
}
