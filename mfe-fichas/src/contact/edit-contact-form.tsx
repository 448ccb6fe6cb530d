import { CONTACT_FIELDS } from '@fichero/contract/apprentice.fields'
import { fullName } from '@fichero/contract/text'
import { Fieldset } from '@fichero/kit/fields'
import { EditHead, FormActions, useFieldTexts } from '@fichero/kit/form'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { Stack, Text, TextInput } from '@fichero/kit/ui'
import type { Apprentice } from '../enrolment/enrolment'
import { useEditContact } from './use-edit-contact'

interface EditContactFormProps {
  apprentice: Apprentice
  onSaved: () => void
}

/** The form for the contact data of an apprentice: cell phone and mail. */
export function EditContactForm({ apprentice, onSaved }: EditContactFormProps) {
  const { t } = useTranslation('fichas')
  const edit = useEditContact(apprentice, onSaved)
  const { form, formProps, isBusy, row } = edit
  const { nombre, apellido } = apprentice.aprendiz
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <EditHead
            edit={edit}
            version={row.version}
            form={form}
            {...useFieldTexts(CONTACT_FIELDS)}
            failed={t('contact.failed')}
          />
          <Text>
            <strong translate="no">{fullName({ nombre, apellido })}</strong>, {personDocument(apprentice.aprendiz)}
          </Text>
          <TextInput
            {...form.getInputProps('celular')}
            label={t('kit:label.celular')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
          <TextInput {...form.getInputProps('correo')} label={t('kit:label.correo')} type="email" autoComplete="off" />
          <Text size="sm" c="dimmed">
            {t('contact.fromSofia')}
          </Text>
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t('contact.submit')} busy={isBusy} />
    </form>
  )
}
