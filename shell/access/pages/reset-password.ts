import { PATHS } from '@fichero/contract/paths'
import { html } from '../../documents/html'
import type { Translate } from '../../documents/texts'
import { LINK_PROBLEMS } from '../link-problems'
import { form, passwordField, step, submitButton } from '../parts'

export const resetPassword = (t: Translate) => [
  step(
    'form',
    { title: t('reset.heading'), lead: t('reset.lead'), isFirst: true },
    form(
      t,
      html`${passwordField(t, {
        name: 'newPassword',
        label: t('reset.newPassword'),
        hint: t('reset.hint'),
        kind: 'new-password',
      })}
          ${passwordField(t, { name: 'confirmPassword', label: t('reset.confirmPassword'), kind: 'new-password' })}
          ${submitButton(t('reset.submit'))}`,
      'large',
    ),
  ),
  ...LINK_PROBLEMS.map((problem) =>
    step(
      problem,
      { title: t(`reset.dead.heading.${problem}`), lead: t(`reset.dead.text.${problem}`) },
      problem === 'account_disabled'
        ? html``
        : html`<a class="button filled" href="${PATHS.forgotPassword}">${t('reset.dead.another')}</a>`,
    ),
  ),
]
