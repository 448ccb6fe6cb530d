import { PATHS } from '@fichero/contract/paths'
import { Link } from '@fichero/kit/router'
import type { ComponentProps } from 'react'
import type { PageName } from './slugs'

/** The address of a page, and of one of its headings by id. */
export const manualPath = (page: PageName = 'home', heading?: string) =>
  `${PATHS.manuals}${page === 'home' ? '' : `/${page}`}${heading ? `#${heading}` : ''}`

/** The address of a whole manual to print, by the `path` of its group. */
export const printPath = (manual: string) => `${PATHS.manuals}/imprimir/${manual}`

/** What readers say of all pages, for administrators. */
export const OPINIONS_PATH = `${PATHS.manuals}/opiniones`

/**
 * A link in a page: `[text](slug)` or `[text](slug#heading)` leads to another page of the manuals, `/…` to a screen that
 * the shell has, an address with protocol or below `/api` to another document.
 */
export function PageLink({ href = '', children }: ComponentProps<'a'>) {
  if (/^([a-z]+:|\/api\/)/.test(href)) return <a href={href}>{children}</a>
  return <Link to={/^[#/]/.test(href) ? href : `${PATHS.manuals}/${href}`}>{children}</Link>
}
