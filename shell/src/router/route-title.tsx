import { useTranslation } from '@fichero/kit/i18n'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { findRemote } from '../federation/registry'
import { labelOf } from '../federation/use-label'
import { useHandle } from './handle'

/** Writes the route's title on the tab, for each address anew and before a screen that knows better writes its own. */
export function RouteTitle() {
  const { t, i18n } = useTranslation('shell')
  const { pathname } = useLocation()
  const handle = useHandle()
  if (!handle) return null
  const { remote, titleKey } = handle
  const title = remote ? labelOf(findRemote(remote), titleKey, i18n.language) : t(titleKey)
  return <Written key={pathname} title={title} />
}

function Written({ title }: { title: string }) {
  useLayoutEffect(() => {
    document.title = `${title} · Fichero`
  }, [title])
  return null
}
