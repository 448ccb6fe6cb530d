import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IconAlertTriangle, IconRefresh } from '../icons'
import classes from './state.module.css'
import { useErrorText } from './use-error-text'

interface ErrorStateProps {
  /** What could not be done; a general sentence without it. */
  title?: string
  error: unknown
  onRetry?: () => void
}

export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('kit')
  const errorText = useErrorText()
  return (
    <div className={`${classes.state} ${classes.error}`} role="alert">
      <IconAlertTriangle className={classes.sign} size={24} />
      <p className={classes.title}>{title ?? t('errorTitle')}</p>
      <p className={classes.text}>{errorText(error)}</p>
      {onRetry && (
        <Button className={classes.action} variant="default" leftSection={<IconRefresh />} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
