import { createContext } from 'react'

/** Opens the form to edit the ficha with this number. */
export const EditFichaContext = createContext<(nroFicha: number) => void>(() => undefined)
