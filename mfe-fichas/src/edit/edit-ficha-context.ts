import { createContext } from 'react'

/** A function that opens the form to edit a ficha. `programId` is preselected instead of the ficha's program. */
export const EditFichaContext = createContext<(nroFicha: number, programId?: number) => void>(() => undefined)
