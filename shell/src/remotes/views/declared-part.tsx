import type { ReactNode } from 'react'
import { RemoteBoundary } from './remote-boundary'

/**
 * Error boundary around an element that a remote's descriptor declares, such as a menu entry or a dashboard card. An element
 * that throws is omitted; the others are rendered.
 */
export function DeclaredPart({ id, children }: { id: string; children: ReactNode }) {
  return (
    <RemoteBoundary resetKeys={[id, id]} onError={() => undefined} broken={() => null}>
      {children}
    </RemoteBoundary>
  )
}
