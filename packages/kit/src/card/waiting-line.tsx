import type { ReactNode } from 'react'
import { JumpLink } from './jump-link'

interface WaitingLineProps {
  /** The number of items; undefined until known. */
  count: number | undefined
  /** The target of the link: `#id` of the heading of a card, or an address. */
  to: string
  children: ReactNode
}

/** The content of a card of width `line`: a list item of the welcome card with a number of pending items, hidden at zero. */
export function WaitingLine({ count, to, children }: WaitingLineProps) {
  if (!count) return <li hidden data-pending={count === undefined || undefined} />
  return (
    <li>
      <JumpLink to={to}>{children}</JumpLink>
    </li>
  )
}
