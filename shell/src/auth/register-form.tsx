import { register } from '@fichero/contract/calls/auth.calls'
import { DOCUMENT_TYPES, REGISTRATION_TYPES } from '@fichero/contract/enums'
import { call } from '@fichero/kit/api'
import { SimpleGrid } from '@fichero/kit/fields'
import { draftKey, useApiForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { registerBody } from '@fichero/kit/schemas'
import { NativeSelect, Stack, TextInput } from '@fichero/kit/ui'
import { AccessHeading } from './access-heading'
import { type AccessRequest, payloadOf } from './access-request'
import { ContractDates } from './contract-dates'
import { Refusal } from './refusal'
import classes from './register-form.module.css'
import { SubmitButton } from './submit-button'

interface RegisterFormProps {
  typed: AccessRequest
  onType: (typed: AccessRequest) => void
  onDone: (sent: AccessRequest) => void
}

const COLUMNS = { base: 1, xs: 2 }

export function RegisterForm({ typed, onType, onDone }: RegisterFormProps) {
  const { t } = useTranslation('access')
  const { form, formProps, isBusy, refusal } = useApiForm({
    draft: draftKey(register),
    initialValues: typed,
    schema: registerBody,
    payload: payloadOf,
    send: (request) => call(register, { body: payloadOf(request) }),
    onChange: onType,
    onDone: (_, sent) => onDone(sent),
  })
  const field = (name: keyof AccessRequest) => ({ ...form.getInputProps(name), name, required: true })
  const choose = { value: '', label: t('register.choose') }
  const documentTypes = DOCUMENT_TYPES.map((value) => ({ value, label: t(`kit:enum.documentType.${value}`) }))
  const types = REGISTRATION_TYPES.map((value) => ({ value, label: t(`kit:enum.instructorType.${value}`) }))
  return (
    <form {...formProps}>
      <AccessHeading text={t('register.heading')} lead={t('register.lead')} />
      <Stack gap="md">
        <SimpleGrid cols={COLUMNS} spacing="md">
          <TextInput {...field('nombre')} label={t('kit:label.names')} autoComplete="given-name" />
          <TextInput {...field('apellido')} label={t('kit:label.surnames')} autoComplete="family-name" />
        </SimpleGrid>
        <div className={classes.document}>
          <NativeSelect
            {...field('tipo_documento')}
            label={t('kit:label.documentType')}
            data={[choose, ...documentTypes]}
          />
          <TextInput
            {...field('nro_documento')}
            label={t('auth.document')}
            inputMode="numeric"
            autoComplete="username"
          />
        </div>
        <TextInput
          {...field('correo_institucional')}
          label={t('kit:label.institutionalEmail')}
          type="email"
          autoComplete="email"
        />
        <NativeSelect {...field('tipo')} label={t('register.tipo')} data={[choose, ...types]} />
        {form.values.tipo === 'contratista' && <ContractDates form={form} />}
        {refusal && <Refusal error={refusal.error} takesFocus={!refusal.isAtField} />}
        <SubmitButton text={t('register.submit')} isBusy={isBusy} />
      </Stack>
    </form>
  )
}
