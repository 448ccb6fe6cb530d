import type { RegisterInput } from '@fichero/contract/auth.schema'
import { register } from '@fichero/contract/calls/auth.calls'
import { DOCUMENT_TYPES, REGISTRATION_TYPES } from '@fichero/contract/enums'
import { hasContract } from '@fichero/contract/instructor-contract'
import { call } from '@fichero/kit/api'
import { DateField } from '@fichero/kit/fields'
import { draftKey, useApiForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { useLocation } from '@fichero/kit/router'
import { NativeSelect, TextInput } from '@fichero/kit/ui'
import { useState } from 'react'
import classes from './access.module.css'
import { AccessForm } from './access-form'
import { AccessHeading } from './access-heading'
import { DocumentField } from './document-field'
import { useCentresToChoose } from './use-centres-to-choose'
import { storeDocument, useTypedFields } from './use-typed-fields'

/** Values of the form, as typed. */
export type AccessRequest = Record<keyof RegisterInput, string>

const NOTHING_TYPED: AccessRequest = {
  nombre: '',
  apellido: '',
  tipo_documento: '',
  nro_documento: '',
  correo_institucional: '',
  tipo: '',
  fecha_inicio_contrato: '',
  fecha_fin_contrato: '',
  id_centro: '',
}

/** Returns the request's body, without the contract dates and the centre if the form does not ask for them. */
function bodyOf(request: AccessRequest, hasCentres: boolean): RegisterInput {
  const { fecha_inicio_contrato, fecha_fin_contrato, id_centro, ...rest } = request
  return {
    ...rest,
    ...(hasContract(request) && { fecha_inicio_contrato, fecha_fin_contrato }),
    ...(hasCentres && { id_centro }),
  } as RegisterInput
}

export function RegisterForm({ onDone }: { onDone: (sent: AccessRequest) => void }) {
  const { t } = useTranslation('access')
  const centres = useCentresToChoose()
  // What the institution knows of a person who has no access yet.
  const [known] = useState<Partial<AccessRequest>>(useLocation().state?.person)
  const payload = (values: AccessRequest) => bodyOf(values, centres.length > 0)
  const request = useApiForm({
    draft: draftKey(register),
    initialValues: { ...NOTHING_TYPED, ...known },
    schema: async () => (await import('@fichero/kit/schemas')).registerBody,
    payload,
    send: (values) => call(register, { body: payload(values) }),
    onChange: storeDocument,
    onDone: (_, sent) => onDone(sent),
  })
  const { form } = request
  const inputProps = useTypedFields(form)
  const field = (name: keyof AccessRequest) => ({ ...inputProps(name), required: true })
  // Chrome reports a native select that is `required` as invalid before anything is chosen.
  const select = (name: keyof AccessRequest) => ({ ...inputProps(name), withAsterisk: true, 'aria-required': true })
  const choose = { value: '', label: t('register.choose') }
  const documentTypes = DOCUMENT_TYPES.map((value) => ({ value, label: t(`kit:value.tipo_documento.${value}`) }))
  const types = REGISTRATION_TYPES.map((value) => ({ value, label: t(`kit:value.tipo.${value}`) }))
  const centreChoices = centres.map(({ id, nombre }) => ({ value: String(id), label: nombre }))
  return (
    <>
      <AccessHeading text={t('register.heading')} lead={t('register.lead')} />
      <AccessForm form={request} submit={t('register.submit')}>
        <div className={classes.pair}>
          <TextInput {...field('nombre')} label={t('kit:label.nombre')} autoComplete="given-name" />
          <TextInput {...field('apellido')} label={t('kit:label.apellido')} autoComplete="family-name" />
        </div>
        <div className={classes.pair} data-of-document>
          <NativeSelect
            {...select('tipo_documento')}
            label={t('kit:label.tipo_documento')}
            data={[choose, ...documentTypes]}
          />
          <DocumentField {...field('nro_documento')} />
        </div>
        <TextInput
          {...field('correo_institucional')}
          label={t('kit:label.correo_institucional')}
          type="email"
          autoComplete="email"
        />
        <NativeSelect {...select('tipo')} label={t('register.tipo')} data={[choose, ...types]} />
        {hasContract(form.values) && (
          <div className={classes.pair}>
            <DateField {...field('fecha_inicio_contrato')} label={t('kit:label.fecha_inicio_contrato')} />
            <DateField
              {...field('fecha_fin_contrato')}
              min={form.values.fecha_inicio_contrato || undefined}
              label={t('kit:label.fecha_fin_contrato')}
            />
          </div>
        )}
        {/* Last, so that no field moves when the centres arrive. */}
        {centres.length > 0 && (
          <NativeSelect {...select('id_centro')} label={t('register.centro')} data={[choose, ...centreChoices]} />
        )}
      </AccessForm>
    </>
  )
}
