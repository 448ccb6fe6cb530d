import { PATHS } from '@fichero/contract/paths'
import { Link } from '@fichero/kit/router'
import type { ReactNode } from 'react'
import type { Slug } from './slugs'

export const manualPath = (slug?: Slug) => (slug ? `${PATHS.manuals}/${slug}` : PATHS.manuals)

/** A link from one page of the manuals to another; the compiler knows which pages are written. */
export function PageLink({ to, children }: { to: Slug; children: ReactNode }) {
  return <Link to={manualPath(to)}>{children}</Link>
}
