import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { PORT } from './define-standalone'

/** Within it an editor has written a file. */
const WRITTEN_MS = 30

/**
 * A remote's build, served from this machine into the shell of a running system and refreshed as its files are saved.
 * The shell's policy allows this origin and no `eval`; of other origins only the shell may read from here.
 */
export function defineRefreshed(dir: string, shellUrl: string, config: Configuration): Configuration {
  const { origin, hostname } = new URL(shellUrl)
  return {
    ...config,
    // A page asks for each update since its own, so those before the last one stay.
    output: { ...config.output, clean: false },
    // One file for each page, in which what several pages contain is repeated: fewer files change with each edit. What
    // cannot be built is no update, so the next one that can is applied to what the page has.
    optimization: { ...config.optimization, splitChunks: false, emitOnErrors: false },
    // A file that an editor is writing is read when it is whole: an empty one would take the form away.
    watchOptions: { aggregateTimeout: WRITTEN_MS },
    plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin()],
    devServer: {
      host: 'localhost',
      port: PORT,
      hot: true,
      allowedHosts: [hostname],
      headers: { 'Access-Control-Allow-Origin': origin, 'Cache-Control': 'no-store' },
      // Errors are told in the terminal and in the console: an overlay would need more of the policy.
      client: { overlay: false, webSocketURL: `ws://localhost:${PORT}/ws` },
      // No module contains the texts, so the page is loaded again.
      watchFiles: [join(dir, 'locales')],
    },
  }
}
