import type { UserDetail } from '@fichero/contract/users.schema'
import { CurrentPassword, Fieldset } from '@fichero/kit/fields'
import { FormActions, FormAlert, StaleEditAlert } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Stack } from '@fichero/kit/ui'
import { useEffect } from 'react'
import { EditProfileFields } from './edit-profile-fields'
import { useEditProfile } from './use-edit-profile'
import { useFailedTitle } from './use-failed-title'

interface EditProfileProps {
  person: UserDetail
  onSaved: () => void
  onBusy: (busy: boolean) => void
}

/** Fields whose values are codes with a translation. */
const CHOICES = ['tipo_documento', 'tipo', 'resumen_semanal']

export function EditProfile({ person: initial, onSaved, onBusy }: EditProfileProps) {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  const failedTitle = useFailedTitle()
  const edit = useEditProfile(initial, onSaved)
  const { form, row: person, names, changes, isBusy } = edit
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])

  return (
    <form {...edit.formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          {changes && (
            <StaleEditAlert
              key={person.version}
              changes={changes}
              form={form}
              label={(field) => t(`profile.field.${field}`)}
              text={(field, value) => (CHOICES.includes(field) ? t(`kit:value.${field}.${value}`) : value)}
              onTake={edit.takeCurrent}
            />
          )}
          {edit.refusal && (
            <FormAlert color="red" title={failedTitle(edit.refusal.error)}>
              {errorText(edit.refusal.error)} {t('profile.edit.kept')}
            </FormAlert>
          )}
          <EditProfileFields form={form} person={person} names={names} />
          {edit.asksPassword && <CurrentPassword {...form.getInputProps('contrasenaActual')} />}
        </Stack>
      </Fieldset>
      <FormActions submitLabel={changes ? t('kit:saveAnyway') : t('profile.edit.save')} busy={isBusy} />
    </form>
  )
}
