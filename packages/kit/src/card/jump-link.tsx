import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

type JumpLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** A link that also moves the focus if its target is on the same screen. */
export function JumpLink({ to, ...props }: JumpLinkProps) {
  const jump = () => {
    if (!to.startsWith('#')) return
    const target = document.getElementById(to.slice(1))
    target?.focus({ preventScroll: true })
    // On a second click the URL does not change, so the router does not scroll.
    target?.scrollIntoView()
  }
  return <Link {...props} to={to} onClick={jump} />
}
