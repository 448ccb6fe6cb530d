import type { ActionPlace, PlaceProps, SectionPlace } from '@fichero/contract/places'
import { type ComponentType, createContext } from 'react'

/** A link that a module adds to a menu. */
export interface PlaceLink {
  /** Unique among those of a place. */
  key: string
  label: string
  path: string
}

/** Who knows what modules put into places: the shell, or what stands for it while one remote runs alone. */
export interface PlaceHost {
  /** Draws the sections of a place that its reader may see, in order. */
  Sections: ComponentType<{ place: SectionPlace; given: object }>
  /** Returns the links of a place that its reader may see, in order. A hook. */
  useLinks: <Name extends ActionPlace>(place: Name, given: PlaceProps<Name>) => PlaceLink[]
}

/** Without a host, places are empty. */
export const PlaceHostContext = createContext<PlaceHost>({ Sections: () => null, useLinks: () => [] })
