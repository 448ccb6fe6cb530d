import { html } from '../../documents/html'
import { LOGOS, logo } from '../logos'
import type { Page } from '../page'

/** A moving list of technologies. The second copy of the list only fills the gap behind the first. */
export const ticker = ({ t }: Page) => html`<section class="ticker" aria-labelledby="ticker-title">
        <div class="ticker-head">
          <h2 id="ticker-title">${t('ticker.title')}</h2>
          <label class="pause"><input type="checkbox"> ${t('ticker.pause')}</label>
        </div>
        <div class="window" tabindex="0" role="group" aria-labelledby="ticker-title">
          <div class="strip">
            <ul>${LOGOS.map(logo)}</ul>
            <ul aria-hidden="true">${LOGOS.map(logo)}</ul>
          </div>
        </div>
      </section>`
