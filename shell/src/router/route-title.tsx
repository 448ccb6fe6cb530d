import { useTranslation } from '@fichero/kit/i18n'
import { useLayoutEffect, useRef } from 'react'
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
  const written = useRef<string>(undefined)
  useLayoutEffect(() => {
    // In another language the title is written again, unless the screen has written its own since.
    if (written.current !== undefined && written.current !== document.title) return
    written.current = `${title} · Fichero`
    document.title = written.current
  }, [title])
  return null
}
