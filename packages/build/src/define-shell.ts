import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, experiments } from '@rspack/core'
import { baseConfig } from './base-config'
import { kitParts } from './kit-parts'
import { PagePlugin } from './page-plugin'
import { providedByShell } from './shared'

const API = process.env.API_URL ?? 'http://localhost:3000'
const DEV_PORT = 5173

// One file per library, or each shared module would bring its own copy of what it has in common with the others.
const together = (name: string, test: RegExp) => ({ name, test, enforce: true, chunks: 'async' as const })
const LIBRARIES = {
  react: together('react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/),
  mantine: together(
    'mantine',
    /node_modules[\\/](@mantine|@floating-ui|clsx|react-[a-z-]*(number|textarea|scroll|style)[a-z-]*)[\\/]/,
  ),
  libraries: together(
    'libraries',
    /node_modules[\\/](react-router|react-router-dom|i18next|react-i18next|@tanstack)[\\/]/,
  ),
  kit: together('kit', /packages[\\/]kit[\\/]src[\\/].*\.tsx?$/),
}

/** The whole build of the shell. It names no remote: it learns of them at run time. */
export function defineShell(dir: string): Configuration {
  const base = baseConfig(dir, 'shell')
  const parts = join(dir, 'src/federation/kit-parts.js')
  return {
    ...base,
    name: 'shell',
    entry: { main: ['./src/main.tsx', parts] },
    output: { ...base.output, publicPath: '/', uniqueName: 'shell' },
    optimization: { splitChunks: { cacheGroups: LIBRARIES } },
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
      port: DEV_PORT,
      historyApiFallback: true,
      hot: false,
      liveReload: true,
      proxy: [{ context: ['/api', '/remotes'], target: API }],
    },
  }
}
