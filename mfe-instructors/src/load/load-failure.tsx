import { ApiError } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'

/** Shows why an import failed. Without a response, people may have been created: choosing the same file again shows that. */
export function LoadFailure({ error }: { error: Error }) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const isLost = !(error instanceof ApiError)
  return (
    <Alert color="red" role="alert" title={t(isLost ? 'load.unknown' : 'load.failed')}>
      {errorText(error)} {isLost && <span>{t('load.unknownHelp')}</span>}
    </Alert>
  )
}
