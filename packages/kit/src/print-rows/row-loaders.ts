import { createContext } from 'react'

/**
 * Functions that load the rows and sections that are not yet on the screen, called before a `Paper` is printed; undefined
 * outside a `Paper`.
 */
export const RowLoaders = createContext<Set<() => Promise<void>> | undefined>(undefined)
