import { VisuallyHidden } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { addRegion } from './announcer'

/** A hidden live region, rendered empty, because screen readers ignore a text that appears together with its region. */
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
