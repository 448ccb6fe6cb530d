import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { Link, useLocation } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import { Failure } from './failure'

export function Page() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const signedIn = useSession() !== null
  return (
    <Failure
      tab="404"
      title={t('notFound.title')}
      actions={
        <Button component={Link} to={signedIn ? PATHS.dashboard : PATHS.home}>
          {signedIn ? t('kit:toDashboard') : t('notFound.home')}
        </Button>
      }
    >
      <p>{t('notFound.text', { address: pathname })}</p>
    </Failure>
  )
}
