import { LANGUAGE_NAMES, LANGUAGES, THEMES } from '@fichero/contract/enums'
import { html } from '../../documents/html'
import { brand, icon } from '../../documents/icons'
import type { Translate } from '../../documents/texts'
import type { Page } from '../page'
import { signInLinks } from './links'

export const header = (page: Page) => html`<header class="bar">
      <div class="bar-inside">
        <a class="home" href="#inicio" aria-label="${page.t('top')}">${brand}</a>
        <button class="menu-button" type="button" aria-expanded="false" aria-controls="menu">
          ${icon('menu')} ${page.t('nav.menu')}
        </button>
        <div class="menu" id="menu">
          ${navigation(page.t)}
          <div class="tools">
            ${languages(page)}
            ${themes(page.t)}
          </div>
        </div>
        <div class="way-in">${signInLinks(page.t, page.t('signIn'), 'button plain')}</div>
      </div>
    </header>`

const navigation = (t: Translate) => html`<nav class="sections" aria-label="${t('nav.label')}">
            <a href="#inicio">${t('nav.home')}</a>
            <a href="#acerca">${t('nav.about')}</a>
            <a href="#servicios">${t('nav.services')}</a>
          </nav>`

/** Links, so that the language can be changed without scripts. */
const languages = ({
  t,
  language,
}: Page) => html`<div class="segments languages" role="group" aria-label="${t('language')}">
              ${LANGUAGES.map(
                (one) =>
                  html`<a href="/?lang=${one}" hreflang="${one}" lang="${one}" title="${LANGUAGE_NAMES[one]}" data-language="${one}"${
                    one === language ? html` aria-current="true"` : ''
                  }>${one} <span class="hidden">${LANGUAGE_NAMES[one]}</span></a>`,
              )}
            </div>`

/** Hidden without scripts, because they need one. */
const themes = (t: Translate) => html`<div class="segments themes" role="group" aria-label="${t('theme.label')}">
              ${THEMES.map(
                (theme) =>
                  html`<button type="button" data-theme="${theme}" title="${t(`theme.${theme}`)}" aria-pressed="false">${icon(
                    theme,
                  )}<span class="hidden">${t(`theme.${theme}`)}</span></button>`,
              )}
            </div>`
