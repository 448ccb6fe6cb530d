import type { Compilation } from '@rspack/core'
import { integrity } from './integrity'

/** Colours of the browser's UI in the light and dark theme. */
const FRAME_COLORS = { light: '#faf9f5', dark: '#14160f' }

/** The icons of shell/icons, and the browser's colours before any style has loaded. They are the same in all documents. */
export const DOCUMENT_TAGS = [
  ...Object.entries(FRAME_COLORS).map(
    ([scheme, color]) =>
      `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">`,
  ),
  '<meta name="color-scheme" content="light dark">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
]

/** Attributes with which the browser checks that a file has not changed since the build. */
export const integrityAttributes = (content: Buffer) => `crossorigin="anonymous" integrity="${integrity(content)}"`

/** Returns the content of a built file. */
const contentOf = (compilation: Compilation, file: string): Buffer => {
  const asset = compilation.getAsset(file)
  if (!asset) throw new Error(`${file} was not built.`)
  return asset.source.buffer()
}

/** Returns the content of a built file as text. */
export const textOf = (compilation: Compilation, file: string) => contentOf(compilation, file).toString('utf8')

/** Path of a build's files: `/`, or the folder of the shell's development build. */
const base = ({ outputOptions }: Compilation) => String(outputOptions.publicPath)

/** Returns the tag of a style sheet with its integrity. */
export const styleTag = (compilation: Compilation, file: string) =>
  `<link rel="stylesheet" href="${base(compilation)}${file}" ${integrityAttributes(contentOf(compilation, file))}>`

/** Returns the tag of a script that runs in order after the document is parsed. Browsers load `auto` scripts after all preloads. */
export const scriptTag = (compilation: Compilation, file: string, priority: 'high' | 'auto' = 'auto') =>
  `<script defer fetchpriority="${priority}" src="${base(compilation)}${file}" ${integrityAttributes(contentOf(compilation, file))}></script>`

/** Returns the tag that preloads a script. */
export const preloadTag = (compilation: Compilation, file: string) =>
  `<link rel="preload" as="script" href="${base(compilation)}${file}" ${integrityAttributes(contentOf(compilation, file))}>`

/** Returns tags that preload the fonts, which browsers would request on first use. Browsers have no integrity check for fonts. */
export const fontTags = (compilation: Compilation): string[] =>
  compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(
      ({ name }) =>
        `<link rel="preload" as="font" type="font/woff2" href="${base(compilation)}${name}" crossorigin="anonymous">`,
    )
