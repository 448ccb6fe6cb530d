import { fillPath } from '@fichero/contract/path-fields'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Section } from '@fichero/kit/card'
import { allows, linksAt, type PlaceHost, partsAt, useBeforePrint, useIntersection, whenIdle } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './places.module.css'
import { DeclaredPart } from './remote-boundary'
import { type PlacedPart, RemotePart, useReservedHeight } from './remote-part'
import { labelIn, useLabel } from './use-label'

/** Renders what the remotes of this page declare for an extension slot (`place`): sections, and links of a menu. */
export const placeHostOf = (remotes: RemoteDescriptor[]): PlaceHost => ({
  Sections({ place, given }) {
    const session = useSession()
    return partsAt(remotes, place, (access) => allows(session, access)).map((part) => (
      <DeclaredPart key={`${part.remote}/${part.page}`} id={part.page}>
        <PlaceSection part={part} given={given} />
      </DeclaredPart>
    ))
  },
  useLinks(place, given) {
    const { i18n } = useTranslation()
    const session = useSession()
    return linksAt(remotes, place, (access) => allows(session, access)).map(({ remote, path, labelKey }) => ({
      key: `${remote} ${path}`,
      label: labelIn(remotes, remote, labelKey, i18n.language),
      path: fillPath(path, given),
    }))
  },
})

/** Distance from the window at which a section starts to load, so that it is ready when the user scrolls to it. */
const AHEAD = { rootMargin: '400px 0px' }

interface PlaceSectionProps {
  part: PlacedPart
  /** Props that the extension slot passes to the section. */
  given: object
}

/** A remote's section in an extension slot: only title and reserved height until it comes near the window or is printed. */
function PlaceSection({ part, given }: PlaceSectionProps) {
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
