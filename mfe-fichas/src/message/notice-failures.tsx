import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import classes from './message.module.css'
import type { Notices } from './use-notices'

/** The messages that could not be recorded, each with a button to try again. */
export function NoticeFailures({ notices }: { notices: Notices }) {
  const { t } = useTranslation('fichas')
  return (
    <Announced>
      {notices.failed.map((sent) => (
        <p key={sent.to.documentNumber} className={classes.failure}>
          <span>{t('notice.failed', { name: sent.to.name })}</span>{' '}
          <Button variant="default" size="xs" onClick={() => notices.record(sent)}>
            {t('notice.retry')}
          </Button>
        </p>
      ))}
    </Announced>
  )
}
