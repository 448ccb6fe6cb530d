import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { PORT } from './define-standalone'

/** Debounce time, in which an editor finishes writing a file. */
const DEBOUNCE_MS = 30

/**
 * Returns the build of a remote that is served from this machine into the shell of a running system, with fast refresh. The
 * shell's content security policy allows this origin and no `eval`. CORS allows only the shell's origin to read from here.
 */
export function defineRefreshed(dir: string, shellUrl: string, config: Configuration): Configuration {
  const { origin, hostname } = new URL(shellUrl)
  return {
    ...config,
    // A page requests every update after its current one, so older updates must be kept.
    output: { ...config.output, clean: false },
    // Each page is one file with its own copy of shared code, so that an edit changes few files. A failed build emits no
    // update, so that the next update fits the code that the page has loaded.
    optimization: { ...config.optimization, splitChunks: false, emitOnErrors: false },
    // A build of a file that is only half written would unmount the form on the screen.
    watchOptions: { aggregateTimeout: DEBOUNCE_MS },
    plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin()],
    devServer: {
      host: 'localhost',
      port: PORT,
      hot: true,
      allowedHosts: [hostname],
      headers: { 'Access-Control-Allow-Origin': origin, 'Cache-Control': 'no-store' },
      // Errors appear in the terminal and in the console: an overlay would need a weaker content security policy.
      client: { overlay: false, webSocketURL: `ws://localhost:${PORT}/ws` },
      // The translations are in no module, so fast refresh cannot update them: a change reloads the page.
      watchFiles: [join(dir, 'locales')],
    },
  }
}
