import type { ReactNode } from 'react'

interface RowLinkProps {
  /** A path of the application. */
  to: string
  /** The accessible name, where the text does not say where it leads. */
  label?: string
  children: ReactNode
}

/**
 * A link in a cell of `DataTable`, which opens it. React Router's own link draws itself again whenever the address changes,
 * as with every key of a search: a hundred of them at once are felt.
 */
export const RowLink = ({ to, label, children }: RowLinkProps) => (
  <a href={to} aria-label={label} data-row-link>
    {children}
  </a>
)
