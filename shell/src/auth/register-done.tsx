import { PATHS } from '@fichero/contract/paths'
import { usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { AccessHeading } from './access-heading'
import type { AccessRequest } from './access-request'
import classes from './next-steps.module.css'

/** The next steps, in place of the form. */
export function RegisterDone({ sent }: { sent: AccessRequest }) {
  const { t } = useTranslation('shell')
  const heading = t('register.done.heading')
  usePageTitle(heading)
  return (
    <>
      <AccessHeading text={heading} lead={t('register.done.lead')} takesFocus />
      <ol className={classes.steps}>
        <li>{t('register.done.review')}</li>
        <li>{t('register.done.mail', { mail: sent.correo_institucional.trim() })}</li>
        <li>{t('register.done.enter', { document: sent.nro_documento.trim() })}</li>
      </ol>
      <p className={classes.otherwise}>{t('register.done.otherwise')}</p>
      <Button component={Link} to={PATHS.signIn} variant="default">
        {t('auth.toSignIn')}
      </Button>
    </>
  )
}
