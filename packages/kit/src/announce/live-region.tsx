import { VisuallyHidden } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { addRegion } from './announcer'

/** Where announcements are made, unseen. It is there before the first of them: a region that comes with its text says nothing. */
export function LiveRegion() {
  const region = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (region.current ? addRegion(region.current) : undefined), [])
  return (
    <VisuallyHidden
      ref={region}
      component="div"
      role="status"
      aria-atomic={false}
      aria-relevant="additions"
      data-announcements
    />
  )
}
