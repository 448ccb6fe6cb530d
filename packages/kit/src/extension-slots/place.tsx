import type { PlaceProps, SectionSlot } from '@fichero/contract/places'
import { useContext } from 'react'
import { PlaceHostContext } from './place-host'

interface PlaceAttributes<Name extends SectionSlot> {
  name: Name
  /** The data that the slot passes to its sections; the contract declares its type. */
  given: PlaceProps<Name>
}

/**
 * An extension slot in which other modules show a `Section`; empty if none does. Each section loads when it scrolls into
 * view, and has its own loading, error and retry states.
 */
export function Place<Name extends SectionSlot>({ name, given }: PlaceAttributes<Name>) {
  const { Sections } = useContext(PlaceHostContext)
  return <Sections place={name} given={given} />
}
