import { PATHS } from '@fichero/contract/paths'
import { usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { AccessHeading } from './access-heading'
import type { AccessRequest } from './access-request'
import classes from './next-steps.module.css'

interface RegisterDoneProps {
  sent: AccessRequest
  /** Undefined where it is not known. */
  sendsMail: boolean | undefined
}

/** The next steps, in place of the form. */
export function RegisterDone({ sent, sendsMail }: RegisterDoneProps) {
  const { t } = useTranslation('access')
  const heading = t('register.done.heading')
  usePageTitle(heading)
  return (
    <>
      <AccessHeading text={heading} lead={t('register.done.lead')} takesFocus />
      <ol className={classes.steps}>
        <li>{t('register.done.review')}</li>
        <li>
          {sendsMail
            ? t('register.done.mail', { mail: sent.correo_institucional.trim() })
            : t('register.done.handedOver')}
        </li>
        <li>{t('register.done.enter', { document: sent.nro_documento.trim() })}</li>
      </ol>
      <p className={classes.otherwise}>{sendsMail ? t('register.done.otherwise') : t('register.done.ask')}</p>
      <Button component={Link} to={PATHS.signIn} variant="default">
        {t('auth.toSignIn')}
      </Button>
    </>
  )
}
