import { PATHS } from '@fichero/contract/paths'
import { html } from '../../documents/html'
import { brand } from '../../documents/icons'
import type { Page } from '../page'
import { signInLinks } from './links'

export const footer = ({ t }: Page) => html`<footer class="footer">
      <div class="footer-inside">
        ${brand}
        <p>${t('footer.made')}</p>
        <nav aria-label="${t('footer.label')}">
          <a href="${PATHS.manuals}">${t('footer.manuals')}</a>
          <a href="${PATHS.accessibility}">${t('footer.accessibility')}</a>
          ${signInLinks(t, t('signIn'), '')}
        </nav>
      </div>
    </footer>`
