import { type Html, html } from '../../documents/html'
import type { Translate } from '../../documents/texts'
import type { Page } from '../page'
import { divider } from './divider'

export const services = ({ t }: Page) => html`<section class="section" id="servicios" aria-labelledby="servicios-title">
        ${divider(t('nav.services'))}
        <h2 id="servicios-title">${t('services.headline')}</h2>
        <ul class="features">
          ${feature(t('services.fichas.tab'), t('services.fichas.title'), t('services.fichas.text'), fichas(t))}
          ${feature(t('services.reports.tab'), t('services.reports.title'), t('services.reports.text'), reports(t))}
          ${feature(t('services.tyt.tab'), t('services.tyt.title'), t('services.tyt.text'), tyt(t))}
        </ul>
      </section>`

const feature = (tab: string, title: string, text: string, specimen: Html) => html`<li class="feature">
            <span class="tab" aria-hidden="true">${tab}</span>
            ${specimen}
            <h3>${title}</h3>
            <p>${text}</p>
          </li>`

const PEOPLE = [
  { document: '1098047475', approved: 10, band: 'ready' },
  { document: '1052051273', approved: 9, band: 'ready' },
  { document: '1098046420', approved: 6, band: 'near' },
]

const fichas = (
  t: Translate,
) => html`<div class="specimen people" role="img" aria-label="${t('services.fichas.specimen')}">
              ${PEOPLE.map(
                ({ document, approved, band }) =>
                  html`<span class="person"><b>${document}</b><span class="progress progress-${approved} ${band}"></span><span>${approved}/12</span></span>`,
              )}
            </div>`

const reports = (
  t: Translate,
) => html`<div class="specimen report" role="img" aria-label="${t('services.reports.specimen')}">
              <span class="file">${t('services.reports.file')}</span>
              <span class="line new"><b>42</b> ${t('services.reports.new')}</span>
              <span class="line changed"><b>3</b> ${t('services.reports.changed')}</span>
              <span class="line rejected"><b>1</b> ${t('services.reports.rejected')}</span>
            </div>`

const tyt = (t: Translate) => html`<div class="specimen scale" role="img" aria-label="${t('services.tyt.specimen')}">
              <span class="bands"><span class="far"></span><span class="near"></span><span class="ready"></span></span>
              <span class="marks"><span>0</span><span>50</span><span>75</span><span>100</span></span>
              <span class="words"><span class="far">${t('services.tyt.far')}</span><span class="near">${t('services.tyt.near')}</span><span class="ready">${t('services.tyt.ready')}</span></span>
            </div>`
