import { LANGUAGE_NAMES, LANGUAGES, type Language, THEMES } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import { type Html, html } from '../documents/html'
import { brand, icon } from '../documents/icons'
import type { Translate } from '../documents/texts'

interface Frame {
  t: Translate
  language: Language
  /** Without a way to sign in, on the page that is one. */
  isSignIn: boolean
  /** What stands above the card: its tabs. */
  tabs: Html
  /** The steps, of which one is shown. */
  steps: Html[]
  /** The way back. */
  back: { to: string; label: string }
}

/** What the shell has around its public screens. */
export const frame = ({
  t,
  language,
  isSignIn,
  tabs,
  steps,
  back,
}: Frame) => html`<a class="skip-link" href="#main">${t('shell:layout.skip')}</a>
    <header class="bar">
      <a class="home" href="${PATHS.home}">${brand}</a>
      <div class="tools">
        ${languages(t, language)}
        ${themes(t)}
        ${isSignIn ? '' : html`<a class="button signed-out" href="${PATHS.signIn}">${t('shell:layout.signIn')}</a><a class="button signed-in" href="${PATHS.dashboard}">${t('kit:toDashboard')}</a>`}
      </div>
    </header>
    <main id="main" tabindex="-1">
      ${tabs}
      ${steps}
      <p class="below"><a href="${back.to}">${icon('back')}${back.label}</a></p>
    </main>
    <div class="hidden" role="status" data-announcements></div>`

/** A form, so that the language can be changed without scripts. */
const languages = (t: Translate, language: Language) =>
  html`<form><fieldset class="segments" aria-label="${t('shell:layout.language')}">${LANGUAGES.map(
    (one) =>
      html`<button name="lang" value="${one}" lang="${one}" title="${LANGUAGE_NAMES[one]}" data-language="${one}" aria-pressed="${String(one === language)}">${one.toUpperCase()} <span class="hidden">${LANGUAGE_NAMES[one]}</span></button>`,
  )}</fieldset></form>`

/** Hidden without scripts, because it needs one. */
const themes = (
  t: Translate,
) => html`<button class="themes" type="button" popovertarget="themes"><span class="hidden">${t('shell:theme.title')}: </span>${THEMES.map(
  (theme) =>
    html`<span class="if-${theme}">${icon(theme)}<span class="hidden">${t(`shell:theme.${theme}`)}</span></span>`,
)}</button>
        <div class="panel" id="themes" popover><ul>${THEMES.map(
          (theme) =>
            html`<li><button type="button" data-theme="${theme}" aria-pressed="false">${icon(theme)}${t(`shell:theme.${theme}`)}<span class="if-${theme}">${icon('check')}</span></button></li>`,
        )}</ul></div>`
