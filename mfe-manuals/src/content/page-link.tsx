import { PATHS } from '@fichero/contract/paths'
import { Link } from '@fichero/kit/router'
import type { ComponentProps } from 'react'
import type { Slug } from './slugs'

export const manualPath = (slug?: Slug) => (slug ? `${PATHS.manuals}/${slug}` : PATHS.manuals)

/** A link in a page: `[text](slug)` leads to another page of the manuals, an absolute URL to another site. */
export function PageLink({ href = '', children }: ComponentProps<'a'>) {
  return /^[a-z]+:/.test(href) ? <a href={href}>{children}</a> : <Link to={`${PATHS.manuals}/${href}`}>{children}</Link>
}
