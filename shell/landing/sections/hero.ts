import { PATHS } from '@fichero/contract/paths'
import { html } from '../../documents/html'
import type { Page } from '../page'
import { cabinet } from './cabinet'
import { signInLinks } from './links'

export const hero = ({ t }: Page) => html`<section class="hero" id="inicio" aria-labelledby="inicio-title">
        <div class="hero-words">
          <h1 id="inicio-title">${t('hero.headline')}</h1>
          <p class="lead">${t('hero.lead')}</p>
          <div class="ways">
            ${signInLinks(t, t('start'), 'button filled')}
            <a class="link" href="${PATHS.manuals}">${t('manuals')}</a>
          </div>
        </div>
        ${cabinet(t)}
      </section>`
