import type { RemotePart as Part } from '@fichero/contract/remotes.schema'
import { CardSkeleton, Section } from '@fichero/kit/card'
import { Waiting } from '@fichero/kit/frame'
import { PartName } from '@fichero/kit/host'
import { useMediaQuery } from '@fichero/kit/ui'
import type { CSSProperties } from 'react'
import { PartFailure } from './part-failure'
import { RemoteView } from './remote-view'
import { useLabel } from './use-label'

/** A card or a section, with the name of its remote. */
export interface PlacedPart extends Pick<Part, 'page' | 'titleKey' | 'height' | 'heightNarrow'> {
  /** Name of the remote that declares the part. */
  remote: string
}

interface RemotePartProps {
  part: PlacedPart
  /** Props for the component that renders the part. */
  given?: object
}

/** A part of a page that a remote renders: a card or a section. Each loads, fails and retries independently. */
export function RemotePart({ part: { remote, page, titleKey }, given }: RemotePartProps) {
  const title = useLabel(remote, titleKey)
  const id = `${remote}-${page}`
  return (
    <PartName value={`${remote}.${page}`}>
      <RemoteView
        name={remote}
        page={page}
        given={given}
        waiting={
          <Section id={id} title={title}>
            <div data-loading={`${remote}/${page}`}>
              <Waiting skeleton={<CardSkeleton />} />
            </div>
          </Section>
        }
        failed={(view) => <PartFailure id={id} remote={remote} title={title} {...view} />}
      />
    </PartName>
  )
}

/** Returns the height to reserve while a part loads, as declared, in the CSS variable that the kit's `Section` uses. */
export function useReservedHeight({ height = 0, heightNarrow = height }: Pick<PlacedPart, 'height' | 'heightNarrow'>) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return { '--card-height': `${isNarrow ? heightNarrow : height}px` } as CSSProperties
}
