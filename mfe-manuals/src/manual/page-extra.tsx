import { lazyPart } from '@fichero/kit/frame'
import { Skeleton } from '@fichero/kit/ui'
import type { ComponentType } from 'react'

/** Interactive content besides the text, by page. It is loaded only on that page. */
const EXTRAS: Readonly<Record<string, ComponentType>> = {
  home: lazyPart(
    'manuals/info',
    () => import(/* webpackChunkName: "system-info" */ '../info/system-info').then((part) => part.SystemInfo),
    <Skeleton height={340} />,
  ),
  descargarArchivos: lazyPart(
    'manuals/downloads',
    () => import(/* webpackChunkName: "downloads" */ '../documents/downloads').then((part) => part.Downloads),
    <Skeleton height={520} />,
  ),
}

export function PageExtra({ page }: { page: string }) {
  const Extra = EXTRAS[page]
  return Extra ? <Extra /> : null
}
