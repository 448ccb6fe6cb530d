import type { Language } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import { type Built, writeDocument } from '../documents/document'
import { data, type Html, html } from '../documents/html'
import type { Translate } from '../documents/texts'
import { frame } from './frame'
import { forgotPassword } from './pages/forgot-password'
import { register } from './pages/register'
import { resetPassword } from './pages/reset-password'
import { signIn } from './pages/sign-in'
import { sentencesIn } from './sentences'
import { accessTexts } from './texts'

/** Renders the access pages in a language, by the names of their documents. */
export function draw(language: Language, built: Built): Record<string, string> {
  const t = accessTexts(language)
  const home = { to: PATHS.home, label: t('back') }
  const toSignIn = { to: PATHS.signIn, label: t('toSignIn') }
  const pages = {
    'sign-in': { title: t('signIn.title'), tabs: tabs(t, PATHS.signIn), steps: signIn(t), back: home },
    register: { title: t('register.tab'), tabs: tabs(t, PATHS.register), steps: register(t), back: home },
    'forgot-password': { title: t('forgot.title'), tabs: tab(t('tab')), steps: forgotPassword(t), back: toSignIn },
    'reset-password': { title: t('reset.title'), tabs: tab(t('tab')), steps: resetPassword(t), back: toSignIn },
  }
  return Object.fromEntries(
    Object.entries(pages).map(([name, { title, ...page }]) => [
      name,
      writeDocument({
        ...built,
        name,
        language,
        title: `${title} · Fichero`,
        description: t('description'),
        root: SENDS_MAIL,
        body: html`${frame({ t, language, isSignIn: name === 'sign-in', ...page })}
    ${data('sentences', sentencesIn(t))}`,
      }),
    ]),
  )
}

/** Unknown to the build, replaced by the server. */
const SENDS_MAIL = html` data-sends-mail="unknown"`

/** The card's two tabs are links to two addresses. */
const tabs = (t: Translate, current: string): Html => html`<nav class="tabs" aria-label="${t('modes')}">
        ${link(PATHS.signIn, t('signIn.tab'), current)}
        ${link(PATHS.register, t('register.tab'), current)}
      </nav>`

const link = (to: string, label: string, current: string) =>
  html`<a href="${to}"${to === current ? html` aria-current="page"` : ''}>${label}</a>`

const tab = (label: string): Html => html`<p class="tabs"><span aria-current="page">${label}</span></p>`
