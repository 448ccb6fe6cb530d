import { usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { AccessHeading } from './access-heading'
import classes from './next-steps.module.css'

interface MailSentProps {
  document: string
  onAgain: () => void
}

/** The same for every document number, so that it does not reveal who has an account. */
export function MailSent({ document, onAgain }: MailSentProps) {
  const { t } = useTranslation('access')
  const heading = t('forgot.done.heading')
  usePageTitle(heading)
  return (
    <>
      <AccessHeading text={heading} lead={t('forgot.done.lead', { document })} takesFocus />
      <h2 className={classes.subheading}>{t('forgot.done.nothing')}</h2>
      <ul className={classes.steps}>
        <li>{t('forgot.done.wait')}</li>
        <li>{t('forgot.done.typo')}</li>
        <li>{t('forgot.done.pending')}</li>
        <li>{t('forgot.done.address')}</li>
      </ul>
      <Button variant="default" onClick={onAgain}>
        {t('forgot.done.again')}
      </Button>
    </>
  )
}
