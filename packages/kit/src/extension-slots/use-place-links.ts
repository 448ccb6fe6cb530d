import type { LinkSlot, PlaceProps } from '@fichero/contract/places'
import { useContext } from 'react'
import { PlaceHostContext, type PlaceLink } from './place-host'

/** Returns the links that other modules add to a menu of this screen (an extension slot), in order. */
export function usePlaceLinks<Name extends LinkSlot>(name: Name, given: PlaceProps<Name>): PlaceLink[] {
  const { useLinks } = useContext(PlaceHostContext)
  return useLinks(name, given)
}
