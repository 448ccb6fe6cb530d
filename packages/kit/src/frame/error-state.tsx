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
  /** A text in place of the error's message; empty if the title has the reason. */
  reason?: string | undefined
  error: unknown
  /** True during a retry. */
  busy?: boolean
  onRetry?: () => void
}

/**
 * Shown if something failed to load: the reason and a retry, or a link or a reload if a retry is unlikely to help.
 * `QueryView` shows it for a query.
 */
export function ErrorState({ title, reason, error, busy = false, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('kit')
  const errorText = useLoadErrorText()
  const text = useWait(busy) === 'slow' ? t('slow') : (reason ?? errorText(error))
  const status = error instanceof ApiError ? error.status : undefined
  // Only for a server error: the request can be found by this id in the server's log.
  const reference = error instanceof ApiError && error.code === 'internal' ? error.body.request_id : undefined
  return (
    <div className={`${classes.state} ${classes.error}`} role="alert">
      <IconAlertTriangle className={classes.sign} />
      <p className={classes.title}>{title ?? t('errorTitle')}</p>
      {text && <p className={classes.text}>{text}</p>}
      {reference && <p className={classes.text}>{t('requestId', { id: reference })}</p>}
      <div className={classes.actions}>
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
