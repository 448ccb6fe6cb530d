import type { PlaceProps, SectionPlace } from '@fichero/contract/places'
import { useContext } from 'react'
import { PlaceHostContext } from './place-host'

interface PlaceAttributes<Name extends SectionPlace> {
  name: Name
  /** What the place hands over, as the contract types it. */
  given: PlaceProps<Name>
}

/**
 * Where other modules show something of theirs, each as a `Section`: nothing, if nobody fills it. Each loads when it comes
 * into view, and waits, fails and retries by itself.
 */
export function Place<Name extends SectionPlace>({ name, given }: PlaceAttributes<Name>) {
  const { Sections } = useContext(PlaceHostContext)
  return <Sections place={name} given={given} />
}
