import type { ActionPlace, PlaceProps } from '@fichero/contract/places'
import { useContext } from 'react'
import { PlaceHostContext, type PlaceLink } from './place-host'

/** Returns the links of other modules for a menu of this one. */
export function usePlaceLinks<Name extends ActionPlace>(name: Name, given: PlaceProps<Name>): PlaceLink[] {
  const { useLinks } = useContext(PlaceHostContext)
  return useLinks(name, given)
}
