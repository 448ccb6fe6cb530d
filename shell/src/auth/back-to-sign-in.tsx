import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { IconArrowLeft } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'

export function BackToSignIn() {
  const { t } = useTranslation('shell')
  return (
    <Link to={PATHS.signIn}>
      <IconArrowLeft />
      {t('auth.toSignIn')}
    </Link>
  )
}
