import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { IconArrowLeft } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'

/** A plain link, because the landing page is a separate document outside the router. */
export function BackHome() {
  const { t } = useTranslation('access')
  return (
    <a href={PATHS.home}>
      <IconArrowLeft />
      {t('auth.back')}
    </a>
  )
}

export function BackToSignIn() {
  const { t } = useTranslation('access')
  return (
    <Link to={PATHS.signIn}>
      <IconArrowLeft />
      {t('auth.toSignIn')}
    </Link>
  )
}
