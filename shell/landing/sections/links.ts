import { PATHS } from '@fichero/contract/paths'
import { html } from '../html'
import type { Translate } from '../texts'

/**
 * The way in, and for who is signed in already, the way to the dashboard: both are written, and the first script of the
 * document says which one shows. Both ask for the shell's files when somebody reaches for them.
 */
export const wayIn = (t: Translate, label: string, style: string) =>
  html`<a class="${style} signed-out" href="${PATHS.signIn}" data-warms>${label}</a
    ><a class="${style} signed-in" href="${PATHS.dashboard}" data-warms>${t('dashboard')}</a>`
