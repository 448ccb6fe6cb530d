import type { ReactNode } from 'react'
import { JumpLink } from './jump-link'

interface WaitingLineProps {
  /** How many wait; undefined while that is not known. */
  count: number | undefined
  /** Where they are: `#id` of a card's heading, or an address. */
  to: string
  children: ReactNode
}

/** What waits for the reader, as a card of width `line` says it: an entry of the list in the welcome, and nothing to see at zero. */
export function WaitingLine({ count, to, children }: WaitingLineProps) {
  if (!count) return <li hidden data-pending={count === undefined || undefined} />
  return (
    <li>
      <JumpLink to={to}>{children}</JumpLink>
    </li>
  )
}
