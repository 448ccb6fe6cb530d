import type { UserDetail } from '@fichero/contract/users.schema'
import { currentValues } from '@fichero/kit/api'
import { Fieldset } from '@fichero/kit/fields'
import { FormActions } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { Stack } from '@fichero/kit/ui'
import { useEffect } from 'react'
import { EditProfileFields } from './edit-profile-fields'
import { EditProfileRefusal } from './edit-profile-refusal'
import { StaleProfile } from './stale-profile'
import { useEditProfile } from './use-edit-profile'

interface EditProfileProps {
  person: UserDetail
  onCancel: () => void
  onSaved: () => void
  onBusy: (busy: boolean) => void
}

export function EditProfile({ person: initial, onCancel, onSaved, onBusy }: EditProfileProps) {
  const { t } = useTranslation('shell')
  const { form, person, names, saving, changes, takeCurrent, submit } = useEditProfile(initial, onSaved)
  const busy = saving.isPending
  useEffect(() => onBusy(busy), [onBusy, busy])

  return (
    <form onSubmit={submit} noValidate>
      <Fieldset variant="unstyled" disabled={busy}>
        <Stack gap="md">
          {changes && <StaleProfile key={person.version} changes={changes} onTake={takeCurrent} />}
          {saving.error && !currentValues(saving.error) && <EditProfileRefusal error={saving.error} />}
          <EditProfileFields form={form} person={person} names={names} />
        </Stack>
      </Fieldset>
      <FormActions
        submitLabel={changes ? t('profile.edit.saveAnyway') : t('profile.edit.save')}
        busy={busy}
        onCancel={onCancel}
      />
    </form>
  )
}
