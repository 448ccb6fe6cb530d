import { createContext } from 'react'

/** Opens the form to edit the ficha with this number, with another program chosen if one is given. */
export const EditFichaContext = createContext<(nroFicha: number, programId?: number) => void>(() => undefined)
