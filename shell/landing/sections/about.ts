import type { Theme } from '@fichero/contract/enums'
import { html } from '../../documents/html'
import type { Page } from '../page'
import { SIZE } from '../picture-size'
import { PICTURES } from '../pictures'
import { divider } from './divider'

export const about = (page: Page) => html`<section class="section" id="acerca" aria-labelledby="acerca-title">
        ${divider(page.t('nav.about'))}
        <h2 id="acerca-title">${page.t('about.headline')}</h2>
        <div class="columns">
          <p>${page.t('about.reports')}</p>
          <p>${page.t('about.people')}</p>
        </div>
        <figure class="screen">
          ${picture(page, 'claro')}
          ${picture(page, 'oscuro')}
          <figcaption>${page.t('about.caption')}</figcaption>
        </figure>
      </section>`

/** One picture per theme. The hidden one is lazy, so it is not loaded. */
function picture({ t, language }: Page, theme: Exclude<Theme, 'sistema'>) {
  const { phone, wide, wideTwice } = PICTURES[language][theme]
  return html`<picture class="shows-${theme}">
            <source media="screen and (max-width: 48em)" srcset="${phone}" width="${SIZE.phone.width}" height="${SIZE.phone.height}">
            <img src="${wide}" srcset="${wide} 1280w, ${wideTwice} 2560w" sizes="(min-width: 76em) 1168px, calc(100vw - 48px)"
              width="${SIZE.wide.width}" height="${SIZE.wide.height}" loading="lazy" decoding="async" alt="${t('about.picture')}">
          </picture>`
}
