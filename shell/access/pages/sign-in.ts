import { PATHS } from '@fichero/contract/paths'
import { html } from '../../documents/html'
import type { Translate } from '../../documents/texts'
import { documentField, form, passwordField, step, submitButton } from '../parts'

export const signIn = (t: Translate) => [
  step(
    'form',
    { title: t('signIn.heading'), lead: t('signIn.lead'), isFirst: true },
    html`<div class="alert green" role="note" data-note="passwordSaved" hidden>${t('signIn.passwordSaved')}</div>
        <div class="alert orange" role="note" data-note="ended" hidden>${t('signIn.ended')}</div>
        ${form(
          t,
          html`${documentField(t)}
          ${passwordField(t, { name: 'contrasena', label: t('signIn.password'), kind: 'current-password' })}
          ${submitButton(t('signIn.submit'))}
          <a class="link" href="${PATHS.forgotPassword}">${t('signIn.forgot')}</a>`,
          'large',
        )}`,
  ),
]
