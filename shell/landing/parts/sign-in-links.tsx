import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import parts from './parts.module.css'

interface SignInLinksProps {
  label: string
  className?: string
}

/**
 * A link to the sign-in for guests and a link to the dashboard for signed-in users. The HTML is the same for everybody, so it
 * has both links, and CSS hides one.
 */
export function SignInLinks({ label, className = '' }: SignInLinksProps) {
  const { t } = useTranslation('kit')
  return (
    <>
      <a className={`${className} ${parts.signedOut}`} href={PATHS.signIn} data-prefetch>
        {label}
      </a>
      <a className={`${className} ${parts.signedIn}`} href={PATHS.dashboard} data-prefetch>
        {t('toDashboard')}
      </a>
    </>
  )
}
