import { ApiError } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { useErrorText } from '@fichero/kit/page'
import { Alert } from '@fichero/kit/ui'

/** What is wrong with a field is said at the field. */
export function EditProfileRefusal({ error }: { error: unknown }) {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  if (error instanceof ApiError && error.body.errors) return null
  return (
    <Alert color="red" role="alert" title={t('profile.edit.failed')}>
      {errorText(error)} {t('profile.edit.kept')}
    </Alert>
  )
}
