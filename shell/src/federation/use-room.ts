import { useMediaQuery } from '@fichero/kit/ui'
import type { CSSProperties } from 'react'
import type { PlacedPart } from './remote-part'

/** The height that a part declares for the time until it is there, as a `Section` of the kit takes it. */
export function useRoom({ height = 0, heightNarrow = height }: Pick<PlacedPart, 'height' | 'heightNarrow'>) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return { '--card-height': `${isNarrow ? heightNarrow : height}px` } as CSSProperties
}
