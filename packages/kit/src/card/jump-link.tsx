import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

type JumpLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** A link that, where it points to a part of this screen, takes the keyboard there as well. */
export function JumpLink({ to, ...props }: JumpLinkProps) {
  const jump = () => {
    if (!to.startsWith('#')) return
    const target = document.getElementById(to.slice(1))
    target?.focus({ preventScroll: true })
    // A second time the address does not change, and the router scrolls nowhere.
    target?.scrollIntoView()
  }
  return <Link {...props} to={to} onClick={jump} />
}
