import { Section } from '@fichero/kit/card'
import { useBeforePrint, useIntersection, whenIdle } from '@fichero/kit/host'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type PlacedPart, RemotePart } from '../federation/remote-part'
import { useLabel } from '../federation/use-label'
import { useRoom } from '../federation/use-room'
import classes from './place-section.module.css'

/** How far below or above the window a section begins to load, so that it has come when the reader arrives. */
const AHEAD = { rootMargin: '400px 0px' }

interface PlaceSectionProps {
  part: PlacedPart
  /** What the place hands over. */
  given: object
}

/** A section in a place: its name and its room, and, once it comes into view or is printed, what its remote draws. */
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
    <div ref={frame} className={classes.frame} style={useRoom(part)}>
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
