import type { ReactNode } from 'react'
import { RemoteBoundary } from './remote-boundary'

/**
 * A part of the frame that a remote's descriptor declares, as a menu entry or a card's place. One that throws is left out,
 * so that it harms no other.
 */
export function DeclaredPart({ id, children }: { id: string; children: ReactNode }) {
  return (
    <RemoteBoundary resetKeys={[id, id]} onError={() => undefined} broken={() => null}>
      {children}
    </RemoteBoundary>
  )
}
