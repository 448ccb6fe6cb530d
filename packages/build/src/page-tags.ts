import type { Compilation } from '@rspack/core'
import { integrity } from './integrity'

/** What a page writes of a file that may only run as it was built. */
export const checked = (content: Buffer) => `crossorigin="anonymous" integrity="${integrity(content)}"`

const contentOf = (compilation: Compilation, file: string): Buffer => {
  const asset = compilation.getAsset(file)
  if (!asset) throw new Error(`${file} was not built.`)
  return asset.source.buffer()
}

export const styleTag = (compilation: Compilation, file: string) =>
  `<link rel="stylesheet" href="/${file}" ${checked(contentOf(compilation, file))}>`

/** Runs when the document is read, in order. */
export const scriptTag = (compilation: Compilation, file: string) =>
  `<script defer src="/${file}" ${checked(contentOf(compilation, file))}></script>`

/** Runs before anything is painted. */
export const blockingScriptTag = (compilation: Compilation, file: string) =>
  `<script src="/${file}" ${checked(contentOf(compilation, file))}></script>`

export const preloadTag = (compilation: Compilation, file: string) =>
  `<link rel="preload" as="script" href="/${file}" ${checked(contentOf(compilation, file))}>`

/** Else a font is asked for when something is first drawn with it. Browsers know no integrity for fonts. */
export const fontTags = (compilation: Compilation): string[] =>
  compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ name }) => `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin="anonymous">`)
