import { Section } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { IconRefresh } from '@fichero/kit/icons'
import { Button, Group } from '@fichero/kit/ui'
import type { FailedView } from './page-failure'
import classes from './part-failure.module.css'
import { useModuleName } from './use-label'

interface PartFailureProps extends Omit<FailedView, 'detail'> {
  id: string
  remote: string
  title: string
}

/** Shown instead of a failed card or section: its title, module and error, and the same actions as on a failed page. */
export function PartFailure({ id, remote, title, reason, retrying, onRetry, onPrevious }: PartFailureProps) {
  const { t } = useTranslation('shell')
  const label = useModuleName(remote)
  return (
    <Section id={id} title={title}>
      <div className={classes.failure} role="alert">
        <p>
          <strong>{t('remote.title', { label })}.</strong> {t(`remote.reason.${reason}`)}
        </p>
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconRefresh />}
            loading={retrying}
            aria-label={t('remote.retryCard', { title })}
            onClick={onRetry}
          >
            {t('kit:retry')}
          </Button>
          {onPrevious && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('remote.previousCard', { title })}
              onClick={onPrevious}
            >
              {t('remote.previous')}
            </Button>
          )}
        </Group>
      </div>
    </Section>
  )
}
