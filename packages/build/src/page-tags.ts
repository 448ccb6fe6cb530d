import type { Compilation } from '@rspack/core'
import { integrity } from './integrity'

/** The icons of shell/icons, the same in all documents. */
export const ICON_TAGS = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
]

/** Attributes of a file that must be unchanged since the build. */
export const integrityAttributes = (content: Buffer) => `crossorigin="anonymous" integrity="${integrity(content)}"`

const contentOf = (compilation: Compilation, file: string): Buffer => {
  const asset = compilation.getAsset(file)
  if (!asset) throw new Error(`${file} was not built.`)
  return asset.source.buffer()
}

export const textOf = (compilation: Compilation, file: string) => contentOf(compilation, file).toString('utf8')

/** The path under which the files of a build are: `/`, or that of the shell's development build. */
const base = ({ outputOptions }: Compilation) => String(outputOptions.publicPath)

export const styleTag = (compilation: Compilation, file: string) =>
  `<link rel="stylesheet" href="${base(compilation)}${file}" ${integrityAttributes(contentOf(compilation, file))}>`

/** Runs after the document is parsed, in order. Without a priority browsers load it after all preloads. */
export const scriptTag = (compilation: Compilation, file: string, priority: 'high' | 'auto' = 'auto') =>
  `<script defer fetchpriority="${priority}" src="${base(compilation)}${file}" ${integrityAttributes(contentOf(compilation, file))}></script>`

export const preloadTag = (compilation: Compilation, file: string) =>
  `<link rel="preload" as="script" href="${base(compilation)}${file}" ${integrityAttributes(contentOf(compilation, file))}>`

/** Otherwise fonts are requested on first use. Browsers have no integrity check for fonts. */
export const fontTags = (compilation: Compilation): string[] =>
  compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(
      ({ name }) =>
        `<link rel="preload" as="font" type="font/woff2" href="${base(compilation)}${name}" crossorigin="anonymous">`,
    )
