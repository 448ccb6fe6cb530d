import type { LinkSlot, PlaceProps, SectionSlot } from '@fichero/contract/places'
import { type ComponentType, createContext } from 'react'

/** A link that a module adds to a menu. */
export interface PlaceLink {
  /** Unique within an extension slot. */
  key: string
  label: string
  path: string
}

/** Provides the content of extension slots (`place`): the shell, or its substitute while a remote runs alone. */
export interface PlaceHost {
  /** Renders the sections of a slot that the user may see, in order. `given` is the data that the slot passes to them. */
  Sections: ComponentType<{ place: SectionSlot; given: object }>
  /** A hook that returns the links of a slot that the user may see, in order. */
  useLinks: <Name extends LinkSlot>(place: Name, given: PlaceProps<Name>) => PlaceLink[]
}

/** Without a host, extension slots are empty. */
export const PlaceHostContext = createContext<PlaceHost>({ Sections: () => null, useLinks: () => [] })
