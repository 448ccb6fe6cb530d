import { Fieldset } from '@fichero/kit/fields'
import { FormActions, FormAlert, FormProblems, StaleEditAlert } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Stack, Text, TextInput } from '@fichero/kit/ui'
import type { Apprentice } from '../apprentice/competencies'
import { useEditContact } from './use-edit-contact'

interface EditContactFormProps {
  apprentice: Apprentice
  onSaved: () => void
}

export function EditContactForm({ apprentice, onSaved }: EditContactFormProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const { form, formProps, isBusy, problems, refusal, row, changes, takeCurrent } = useEditContact(apprentice, onSaved)
  const { nombre, apellido, nro_documento } = apprentice.aprendiz
  const labels: Record<string, string> = { celular: t('field.phone'), correo: t('kit:label.email') }
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          {changes && (
            <StaleEditAlert
              key={row.version}
              changes={changes}
              form={form}
              label={(field) => labels[field] ?? field}
              text={(_, value) => value || t('contact.none')}
              onTake={takeCurrent}
            />
          )}
          <FormProblems title={t('contact.failed')} problems={problems} />
          {refusal && (
            <FormAlert color="red" title={t('contact.failed')}>
              {errorText(refusal.error)}
            </FormAlert>
          )}
          <Text>
            <strong>
              {nombre} {apellido}
            </strong>
            , {nro_documento}
          </Text>
          <TextInput
            {...form.getInputProps('celular')}
            label={t('field.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
          <TextInput {...form.getInputProps('correo')} label={t('kit:label.email')} type="email" autoComplete="off" />
          <Text size="sm" c="dimmed">
            {t('contact.fromSofia')}
          </Text>
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t('contact.submit')} busy={isBusy} />
    </form>
  )
}
