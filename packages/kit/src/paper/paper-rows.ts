import { createContext } from 'react'

/** What loads the rows and sections of the document that are not there yet; undefined outside of a document. */
export const PaperRows = createContext<Set<() => Promise<void>> | undefined>(undefined)
