import { useMediaQuery } from '@fichero/kit/ui'
import type { CSSProperties } from 'react'
import type { PlacedPart } from './remote-part'

/** Returns the height to reserve while a part loads, as declared, in the CSS variable that the kit's `Section` uses. */
export function useReservedHeight({ height = 0, heightNarrow = height }: Pick<PlacedPart, 'height' | 'heightNarrow'>) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return { '--card-height': `${isNarrow ? heightNarrow : height}px` } as CSSProperties
}
