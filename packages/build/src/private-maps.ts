import { isAbsolute, relative } from 'node:path'
import { type RspackPluginInstance, SourceMapDevToolPlugin } from '@rspack/core'

/**
 * For a build's plugins: a source map beside each script, which no script names. It tells positions in sources, and has no
 * text of them. The entry has none: it is the bundler's code only, which two builds may list in another order.
 */
export const privateMaps = (dir: string, entry: string): RspackPluginInstance =>
  new SourceMapDevToolPlugin({
    filename: '[file].map',
    test: /\.js$/,
    exclude: [entry],
    append: false,
    noSources: true,
    // The bundler's own modules have no file; each needs another name.
    moduleFilenameTemplate: ({ absoluteResourcePath: path, hash }) =>
      isAbsolute(path) ? relative(dir, path) : `runtime:${hash}`,
  })
