import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { IconArrowLeft } from '@fichero/kit/icons'
import { Link, Navigate } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { useState } from 'react'
import { PublicLayout } from '../layout/public-layout'
import { cameFrom } from '../router/came-from'
import { SignInForm } from './sign-in-form'
import classes from './sign-in-page.module.css'

/** Whoever is signed in, already or just now, goes where he was going. */
export function Page() {
  const { t } = useTranslation('shell')
  const [{ from, ended }] = useState(cameFrom)
  if (useSession()) return <Navigate to={from} replace />
  return (
    <PublicLayout>
      <div className={classes.page}>
        <span className={classes.tab}>{t('auth.tab')}</span>
        <section className={classes.card} aria-labelledby="sign-in">
          <h1 id="sign-in">{t('auth.heading')}</h1>
          <p className={classes.lead}>{ended ? t('auth.ended') : t('auth.lead')}</p>
          <SignInForm />
        </section>
        <Link className={classes.back} to={PATHS.home}>
          <IconArrowLeft />
          {t('auth.back')}
        </Link>
      </div>
    </PublicLayout>
  )
}
