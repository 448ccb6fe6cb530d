import { html } from '../../documents/html'
import type { Translate } from '../../documents/texts'
import { documentField, form, step, submitButton, withPlaces } from '../parts'

export const forgotPassword = (t: Translate) => [
  step(
    'form',
    { title: t('forgot.heading'), lead: t('forgot.lead'), isFirst: true },
    form(t, html`${documentField(t)}${submitButton(t('forgot.submit'))}`, 'large'),
    'if-mailed',
  ),
  step(
    'unmailed',
    { title: t('forgot.unmailed.heading'), lead: t('forgot.unmailed.lead'), isFirst: true },
    html``,
    'if-unmailed',
  ),
  step(
    'done',
    { title: t('forgot.done.heading'), lead: withPlaces(t('forgot.done.lead')) },
    html`<h2>${t('forgot.done.nothing')}</h2>
        <ul class="steps">
          <li>${t('forgot.done.wait')}</li>
          <li>${t('forgot.done.typo')}</li>
          <li>${t('forgot.done.pending')}</li>
          <li>${t('forgot.done.address')}</li>
        </ul>
        <button class="button" type="button" data-goes-to="form">${t('forgot.done.again')}</button>`,
  ),
]
