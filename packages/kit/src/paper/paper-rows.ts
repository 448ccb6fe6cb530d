import { createContext } from 'react'

/** What loads the rows that a list of the document has not loaded; undefined outside of a document. */
export const PaperRows = createContext<Set<() => Promise<void>> | undefined>(undefined)
