import type { PageText } from './documents.service.js'
import type { PageRows } from './first-rows.service.js'

/** The grey blocks of the shell's frame (shell/index.html), in whose place the text stands. */
const BLOCKS = /<div class="first-paint-main"[^>]*>.*?<\/div>/s
const STYLES = /<link rel="stylesheet"[^>]*>/g
const NOSCRIPT = /<noscript>.*?<\/noscript>/s

/**
 * Writes the text of a page into the shell's page. The style sheets move in front of it, so that it is painted once and
 * does not change its look; the frame around it is painted before.
 */
export function writeText(page: string, { language, title, html, styles }: PageText): string {
  const shared = page.match(STYLES) ?? []
  const text = `<main class="first-paint-text" lang="${language}">${html}</main>`
  return page
    .replace(STYLES, '')
    .replace(NOSCRIPT, '')
    .replace('<html lang="es">', `<html lang="${language}">`)
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)} · Fichero`)
    .replace(BLOCKS, () => [...shared, ...inPage(styles), text].join(''))
}

/** Writes the templates of a page's first rows into the frame: where they are filled, they stand in place of its grey blocks. */
export const writeRows = (page: string, { html, styles }: PageRows): string =>
  page.replace(BLOCKS, (blocks) => [blocks, ...inPage(styles), html].join(''))

/** The page's nonce is written later. */
const inPage = (styles: string[]) => styles.map((style) => `<style nonce="">${style}</style>`)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
