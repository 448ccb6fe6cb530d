import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'

/** Shows errors that do not belong to a field, and takes the focus. */
export function EditProfileRefusal({ error }: { error: unknown }) {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])

  return (
    <Alert ref={notice} tabIndex={-1} color="red" role="alert" title={t('profile.edit.failed')}>
      {errorText(error)} {t('profile.edit.kept')}
    </Alert>
  )
}
