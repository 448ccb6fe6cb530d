import { DOCUMENT_TYPES, REGISTRATION_TYPES } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import { html } from '../../documents/html'
import type { Translate } from '../../documents/texts'
import { choice, dateField, documentField, field, form, step, submitButton, withPlaces } from '../parts'

export const register = (t: Translate) => [
  step(
    'form',
    { title: t('register.heading'), lead: t('register.lead'), isFirst: true },
    form(t, html`${fields(t)}${submitButton(t('register.submit'))}`, ''),
  ),
  step(
    'done',
    { title: t('register.done.heading'), lead: t('register.done.lead') },
    html`<ol class="steps">
          <li>${t('register.done.review')}</li>
          <li class="if-mailed">${withPlaces(t('register.done.mail'))}</li>
          <li class="if-unmailed">${t('register.done.handedOver')}</li>
          <li>${withPlaces(t('register.done.enter'))}</li>
        </ol>
        <p class="otherwise if-mailed">${t('register.done.otherwise')}</p>
        <p class="otherwise if-unmailed">${t('register.done.ask')}</p>
        <a class="button" href="${PATHS.signIn}">${t('toSignIn')}</a>`,
  ),
]

function fields(t: Translate) {
  const choose = { value: '', label: t('register.choose') }
  const documentTypes = DOCUMENT_TYPES.map((value) => ({ value, label: t(`kit:enum.documentType.${value}`) }))
  const types = REGISTRATION_TYPES.map((value) => ({ value, label: t(`kit:enum.instructorType.${value}`) }))
  const name = (name: string, label: string, kind: string) =>
    field({ name, label, isMarked: true, is: html`autocomplete="${kind}"` })
  return html`<div class="pair">
            ${name('nombre', t('kit:label.names'), 'given-name')}
            ${name('apellido', t('kit:label.surnames'), 'family-name')}
          </div>
          <div class="pair of-document">
            ${choice({ name: 'tipo_documento', label: t('kit:label.documentType') }, [choose, ...documentTypes])}
            ${documentField(t, true)}
          </div>
          ${field({
            name: 'correo_institucional',
            label: t('kit:label.institutionalEmail'),
            isMarked: true,
            is: html`type="email" autocomplete="email"`,
          })}
          ${choice({ name: 'tipo', label: t('register.tipo') }, [choose, ...types])}
          <div class="pair contract">
            ${dateField(t, { name: 'fecha_inicio_contrato', label: t('kit:label.contractStart') })}
            ${dateField(t, { name: 'fecha_fin_contrato', label: t('kit:label.contractEnd') })}
          </div>`
}
