import { useGivenTitle } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { findRemote } from '../federation/registry'
import { labelOf } from '../federation/use-label'
import { useHandle } from './handle'

/** The tab's title: what the screen gives, else the route's. The only place that draws one. */
export function RouteTitle() {
  const { t, i18n } = useTranslation('shell')
  const given = useGivenTitle()
  const handle = useHandle()
  if (!handle) return null
  const { remote, titleKey } = handle
  const own = remote ? labelOf(findRemote(remote), titleKey, i18n.language) : t(titleKey)
  return <title>{`${given ?? own} · Fichero`}</title>
}
