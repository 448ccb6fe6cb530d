import './access.css'
import { followLanguage } from '../documents/client/language'
import { followSession } from '../documents/client/session'
import { followTheme, showTheme } from '../documents/client/theme'
import { leaveWhenSignedIn } from './client/come-from'
import { startFieldButtons, startMenus } from './client/controls'
import { readDraft } from './client/draft'
import { forgotPassword } from './client/forgot-password'
import { startForm } from './client/form'
import { type AccessPage, formOf } from './client/page'
import { keepProblems } from './client/problems'
import { keepRefusal } from './client/refusal'
import { register } from './client/register'
import { resetPassword } from './client/reset-password'
import { signIn } from './client/sign-in'
import { beginAtHeading, keepStep } from './client/steps'
import { swap } from './client/swap'
import { warmWhileTyping } from './client/warm'

const PAGES: Record<string, AccessPage> = {
  'sign-in': signIn,
  register,
  'forgot-password': forgotPassword,
  'reset-password': resetPassword,
}
/** Those on which nobody stays who is signed in. */
const WAYS_IN = [signIn, register]

const page = PAGES[document.documentElement.dataset.document ?? '']
if (!page) throw new Error('This document has no page.')

const enable = () => {
  const button = formOf()?.querySelector<HTMLButtonElement>('[type=submit]')
  if (button) button.disabled = false
}

if (WAYS_IN.includes(page)) leaveWhenSignedIn()
followTheme()
followSession()
startFieldButtons()
startMenus()
startForm(page)
if (page === signIn || page === resetPassword) warmWhileTyping()
readDraft()
beginAtHeading()
page.onStart?.()
page.onShown?.()
enable()
followLanguage((language) =>
  swap(language, () => {
    showTheme()
    keepProblems()
    keepRefusal()
    keepStep()
    page.onShown?.()
    enable()
  }),
)
