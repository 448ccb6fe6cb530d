import { PATHS } from '@fichero/contract/paths'
import { Link } from '@fichero/kit/router'
import type { ComponentProps } from 'react'
import type { PageName } from './slugs'

/** Returns the path of a page, with the id of a heading as fragment. */
export const manualPath = (page: PageName = 'home', heading?: string) =>
  `${PATHS.manuals}${page === 'home' ? '' : `/${page}`}${heading ? `#${heading}` : ''}`

/** Returns the path of a complete manual to print, by the `path` of its group in `GROUPS`. */
export const printPath = (manual: string) => `${PATHS.manuals}/imprimir/${manual}`

/** The path of the list of readers' opinions, for administrators. */
export const OPINIONS_PATH = `${PATHS.manuals}/opiniones`

/**
 * A link in the text of a page: `[text](slug)` or `[text](slug#heading)` leads to another page of the manuals, `/…` to a page of
 * the application, and a URL with a protocol or below `/api` to another document.
 */
export function PageLink({ href = '', children }: ComponentProps<'a'>) {
  if (/^([a-z]+:|\/api\/)/.test(href)) return <a href={href}>{children}</a>
  return <Link to={/^[#/]/.test(href) ? href : `${PATHS.manuals}/${href}`}>{children}</Link>
}
