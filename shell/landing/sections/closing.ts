import { html } from '../../documents/html'
import { icon } from '../../documents/icons'
import type { Page } from '../page'
import { signInLinks } from './links'

export const closing = ({ t }: Page) => html`<section class="closing" aria-labelledby="closing-title">
        <div class="closing-card">
          <h2 id="closing-title">${t('closing.headline')}</h2>
          <p>${t('closing.text')}</p>
          <div class="ways">
            ${signInLinks(t, t('start'), 'button filled')}
            <a class="button plain" href="#inicio">${icon('up')} ${t('closing.backToTop')}</a>
          </div>
        </div>
      </section>`
