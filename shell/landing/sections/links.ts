import { PATHS } from '@fichero/contract/paths'
import { html } from '../../documents/html'
import type { Translate } from '../../documents/texts'

/**
 * The link to sign in and, for signed-in users, to the dashboard. Both are in the document; its first script shows one
 * of them. The files of the page are fetched on hover or focus.
 */
export const signInLinks = (t: Translate, label: string, style: string) =>
  html`<a class="${style} signed-out" href="${PATHS.signIn}" data-warms>${label}</a
    ><a class="${style} signed-in" href="${PATHS.dashboard}" data-warms>${t('dashboard')}</a>`
