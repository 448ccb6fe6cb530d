import { PATHS } from '@fichero/contract/paths'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ApiError } from '../api/api-error'
import { CodeError } from '../releases/code-error'
import { ReloadButton } from './reload-button'
import classes from './state.module.css'
import { useLoadErrorText } from './use-error-text'
import { useWait } from './use-wait'

interface ErrorStateProps {
  /** What failed; a general message if omitted. */
  title?: string
  /** The title says why, so that the reason below would say it again. */
  isReasonInTitle?: boolean | undefined
  error: unknown
  /** Set during a retry. */
  busy?: boolean
  onRetry?: () => void
}

/** Shown if something failed to load: reason and retry, with another way on if a retry is unlikely to help. A query has it in `QueryView`. */
export function ErrorState({ title, isReasonInTitle, error, busy = false, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('kit')
  const errorText = useLoadErrorText()
  const wait = useWait(busy)
  const status = error instanceof ApiError ? error.status : undefined
  // Only for a fault of the server: whoever maintains it finds the request by this id.
  const reference = error instanceof ApiError && error.code === 'internal' ? error.body.request_id : undefined
  return (
    <div className={`${classes.state} ${classes.error}`} role="alert">
      <IconAlertTriangle className={classes.sign} />
      <p className={classes.title}>{title ?? t('errorTitle')}</p>
      {(wait === 'slow' || !isReasonInTitle) && (
        <p className={classes.text}>{wait === 'slow' ? t('slow') : errorText(error)}</p>
      )}
      {reference && <p className={classes.text}>{t('requestId', { id: reference })}</p>}
      <div className={classes.ways}>
        {error instanceof CodeError && <ReloadButton />}
        {onRetry && status !== 404 && (
          <Button variant="default" leftSection={<IconRefresh />} loading={busy} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {(status === 403 || status === 404) && (
          <Button component={Link} to={PATHS.dashboard} variant="subtle">
            {t('toDashboard')}
          </Button>
        )}
      </div>
    </div>
  )
}
