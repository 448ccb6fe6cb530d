import { listRetiredRemotes } from '@fichero/contract/calls/remotes.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link, useLocation } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import { matchPath } from 'react-router-dom'
import { Failure } from './failure'

/** Shown for a URL that belongs to no module or to a retired module. */
export function Page() {
  const { t, i18n } = useTranslation('shell')
  const { dateTime } = useFormat()
  const { pathname } = useLocation()
  const signedIn = useSession() !== null
  const { data } = useCall(listRetiredRemotes)
  const retired = data?.retirados.find(({ rutas }) => rutas.some((path) => matchPath(path, pathname)))
  const title = retired && (i18n.language === 'en' ? retired.titulo.en : retired.titulo.es)
  return (
    <Failure
      tab="404"
      title={t(retired ? 'notFound.retired' : 'notFound.title')}
      actions={
        <Button component={Link} to={signedIn ? PATHS.dashboard : PATHS.home}>
          {signedIn ? t('kit:toDashboard') : t('notFound.home')}
        </Button>
      }
    >
      <p>
        {retired
          ? t('notFound.retiredText', { module: title, date: dateTime(retired.retirado) })
          : t('notFound.text', { address: pathname })}
      </p>
    </Failure>
  )
}
