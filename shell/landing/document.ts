import type { Language } from '@fichero/contract/enums'
import { type Built, writeDocument } from '../documents/document'
import { type Html, html } from '../documents/html'
import type { Translate } from '../documents/texts'
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
import { landingTexts } from './texts'

/** Placeholder of the public origin: unknown to the build, replaced by the server. */
const ORIGIN = 'https://origin.invalid'

/** Renders the whole landing page in a language. */
export function draw(language: Language, { head }: Built): Record<string, string> {
  const t = landingTexts(language)
  const landing = writeDocument({
    name: 'landing',
    language,
    title: t('meta.title'),
    description: t('meta.description'),
    head,
    more: forOthers(t, language),
    body: body({ t, language }),
  })
  return { landing }
}

/** What search engines and other sites read. */
function forOthers(t: Translate, language: Language): Html {
  const address = language === 'es' ? `${ORIGIN}/` : `${ORIGIN}/?lang=${language}`
  return html`<link rel="canonical" href="${address}">
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
    <meta name="twitter:card" content="summary_large_image">`
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
