import { findRemote } from '@fichero/federation/registry'
import { useGivenTitle } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { labelOf } from '../federation/use-label'
import { useHandle } from './handle'

/** The document's title: from the screen, otherwise from the route. No other component renders one. */
export function RouteTitle() {
  const { t, i18n } = useTranslation('shell')
  const given = useGivenTitle()
  const handle = useHandle()
  if (!handle) return null
  const { remote, titleKey } = handle
  const own = remote ? labelOf(findRemote(remote)?.listed.about, titleKey, i18n.language) : t(titleKey)
  return <title>{`${given ?? own} · Fichero`}</title>
}
