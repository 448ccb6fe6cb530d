import type { ReactNode } from 'react'
import { translateOf } from '../i18n/translate-of'

interface RowLinkProps {
  /** A path of the application. */
  to: string
  /** The accessible name, if the text does not describe the target. */
  label?: string
  children: ReactNode
}

/**
 * A link in a cell of `DataTable`, which handles its clicks. React Router's `Link` renders again whenever the URL changes,
 * as on every key of a search, which is slow for a hundred links.
 */
export const RowLink = ({ to, label, children }: RowLinkProps) => (
  <a href={to} aria-label={label} translate={translateOf(children)} data-row-link>
    {children}
  </a>
)
