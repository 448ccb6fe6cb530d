import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'
import classes from './access.module.css'
import { AccessHeading } from './access-heading'
import { ByMail } from './by-mail'
import { type AccessRequest, RegisterForm } from './register-form'
import { SignedOutPage } from './signed-out-page'

export function Page() {
  const [sent, setSent] = useState<AccessRequest>()
  return <SignedOutPage>{sent ? <Done sent={sent} /> : <RegisterForm onDone={setSent} />}</SignedOutPage>
}

/** The next steps. */
function Done({ sent }: { sent: AccessRequest }) {
  const { t } = useTranslation('access')
  const mail = sent.correo_institucional.trim()
  return (
    <>
      <AccessHeading text={t('register.done.heading')} lead={t('register.done.lead')} isNext />
      <ol className={classes.steps}>
        <li>{t('register.done.review')}</li>
        <li>
          <ByMail mailed={t('register.done.mail', { mail })} unmailed={t('register.done.handedOver')} />
        </li>
        <li>{t('register.done.enter', { document: sent.nro_documento.trim() })}</li>
      </ol>
      <p className={classes.lead}>
        <ByMail mailed={t('register.done.otherwise')} unmailed={t('register.done.ask')} />
      </p>
      <Button component={Link} to={PATHS.signIn} variant="default">
        {t('toSignIn')}
      </Button>
    </>
  )
}
