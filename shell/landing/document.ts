import type { Language } from '@fichero/contract/enums'
import { Html, html } from './html'
import type { Page } from './page'
import { SIZE } from './picture-size'
import { PICTURES } from './pictures'
import { about } from './sections/about'
import { closing } from './sections/closing'
import { footer } from './sections/footer'
import { header } from './sections/header'
import { hero } from './sections/hero'
import { services } from './sections/services'
import { ticker } from './sections/ticker'
import { textsIn } from './texts'

interface Known {
  /** Tags of scripts, styles and fonts. */
  head: string[]
  /** URLs of the files for the shell's first screen. */
  shellFiles: string[]
}

/** Placeholder of the public origin: unknown to the build, replaced by the server. */
const ORIGIN = 'https://origin.invalid'

/** Colours of the browser's UI in the light and dark theme. */
const FRAME = { light: '#faf9f5', dark: '#14160f' }

/** Renders the whole landing page in a language. */
export function draw(language: Language, { head, shellFiles }: Known): string {
  const t = textsIn(language)
  const page: Page = { t, language }
  const address = language === 'es' ? `${ORIGIN}/` : `${ORIGIN}/?lang=${language}`
  const tags = new Html(head.join('\n    '))
  const needed = new Html(JSON.stringify(shellFiles).replaceAll('<', '\\u003c'))
  return html`<!doctype html>
<html lang="${language}" data-document="landing">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${t('meta.title')}</title>
    <meta name="description" content="${t('meta.description')}">
    <meta name="theme-color" content="${FRAME.light}" media="(prefers-color-scheme: light)" data-scheme="light">
    <meta name="theme-color" content="${FRAME.dark}" media="(prefers-color-scheme: dark)" data-scheme="dark">
    <meta name="color-scheme" content="light dark">
    ${tags}
    <link rel="canonical" href="${address}">
    <link rel="alternate" hreflang="es" href="${ORIGIN}/?lang=es">
    <link rel="alternate" hreflang="en" href="${ORIGIN}/?lang=en">
    <link rel="alternate" hreflang="x-default" href="${ORIGIN}/">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Fichero">
    <meta property="og:title" content="${t('meta.title')}">
    <meta property="og:description" content="${t('meta.description')}">
    <meta property="og:locale" content="${t('meta.locale')}">
    <meta property="og:url" content="${address}">
    <meta property="og:image" content="${ORIGIN}${PICTURES[language].claro.wide}">
    <meta property="og:image:width" content="${SIZE.wide.width}">
    <meta property="og:image:height" content="${SIZE.wide.height}">
    <meta property="og:image:alt" content="${t('about.picture')}">
    <meta name="twitter:card" content="summary_large_image">
  </head>
  <body>
    ${body(page)}
    <script type="application/json" id="shell-files">${needed}</script>
  </body>
</html>
`.text
}

const body = (page: Page): Html => html`<a class="skip-link" href="#main">${page.t('skip')}</a>
    ${header(page)}
    <main id="main" tabindex="-1">
      ${hero(page)}
      ${about(page)}
      ${services(page)}
      ${ticker(page)}
      ${closing(page)}
    </main>
    ${footer(page)}`
