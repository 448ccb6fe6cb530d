import { useGivenTitle } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { findRemote } from '../remotes/loader/registry'
import { labelOf } from '../remotes/views/use-label'
import { useHandle } from './handle'

/** Renders the document's title: the title that the page sets, or else the route's. No other component renders `<title>`. */
export function RouteTitle() {
  const { t, i18n } = useTranslation('shell')
  const screenTitle = useGivenTitle()
  const handle = useHandle()
  if (!handle) return null
  const { remote, titleKey } = handle
  const routeTitle = remote ? labelOf(findRemote(remote)?.listed.descriptor, titleKey, i18n.language) : t(titleKey)
  return <title>{`${screenTitle ?? routeTitle} · Fichero`}</title>
}
