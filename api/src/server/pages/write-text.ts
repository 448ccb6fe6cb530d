import type { PageText } from './documents.service.js'
import type { PageRows } from './first-rows.service.js'

/** The skeleton in the shell's frame (shell/index.html), which the text replaces. */
const SKELETON = /<div class="first-paint-main"[^>]*>.*?<\/div>/s
const STYLES = /<link rel="stylesheet"[^>]*>/g
const NOSCRIPT = /<noscript>.*?<\/noscript>/s

/**
 * Writes the text of a page into the shell's page. The style sheets move in front of the text, so that the text is painted
 * once, with its styles; the frame around the text is painted earlier.
 */
export function writeText(page: string, { language, title, html, styles }: PageText): string {
  const shared = page.match(STYLES) ?? []
  const text = `<main class="first-paint-text" lang="${language}">${html}</main>`
  return page
    .replace(STYLES, '')
    .replace(NOSCRIPT, '')
    .replace('<html lang="es"', `<html lang="${language}"`)
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)} · Fichero`)
    .replace(SKELETON, () => [...shared, ...inPage(styles), text].join(''))
}

/** Writes the templates of a page's first rows into the frame. Filled rows replace the skeleton. */
export const writeRows = (page: string, { html, styles }: PageRows): string =>
  page.replace(SKELETON, (skeleton) => [skeleton, ...inPage(styles), html].join(''))

/** The nonce of the page is filled in later. */
const inPage = (styles: string[]) => styles.map((style) => `<style nonce="">${style}</style>`)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
