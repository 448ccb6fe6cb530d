import { Section } from '@fichero/kit/card'
import { useBeforePrint, useIntersection, whenIdle } from '@fichero/kit/host'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './place-section.module.css'
import { type PlacedPart, RemotePart } from './remote-part'
import { useLabel } from './use-label'
import { useReservedHeight } from './use-reserved-height'

/** Distance from the window at which a section starts to load, so that it is ready when the user scrolls to it. */
const AHEAD = { rootMargin: '400px 0px' }

interface PlaceSectionProps {
  part: PlacedPart
  /** Props that the extension slot passes to the section. */
  given: object
}

/** A remote's section in an extension slot: only title and reserved height until it comes near the window or is printed. */
export function PlaceSection({ part, given }: PlaceSectionProps) {
  const frame = useRef<HTMLDivElement>(null)
  const title = useLabel(part.remote, part.titleKey)
  const { ref, entry } = useIntersection(AHEAD)
  const [isSeen, setSeen] = useState(false)
  if (entry?.isIntersecting && !isSeen) setSeen(true)
  useBeforePrint(async () => {
    flushSync(() => setSeen(true))
    if (frame.current) await whenIdle(frame.current)
  })
  return (
    <div ref={frame} className={classes.frame} style={useReservedHeight(part)}>
      {isSeen ? (
        <RemotePart part={part} given={given} />
      ) : (
        <Section id={`${part.remote}-${part.page}`} title={title}>
          <div ref={ref} className={classes.unseen} data-unseen />
        </Section>
      )}
    </div>
  )
}
