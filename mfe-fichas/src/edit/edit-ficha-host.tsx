import { type ReactNode, useState } from 'react'
import { EditFichaContext } from './edit-ficha-context'
import { EditFichaModal } from './edit-ficha-modal'

/**
 * Holds the edit form for all `EditFichaButton`s in it. A saved ficha may leave its list, and the form must still say
 * that it was saved.
 */
export function EditFichaHost({ children }: { children: ReactNode }) {
  const [nroFicha, setEdited] = useState<number>()
  return (
    <EditFichaContext value={setEdited}>
      {children}
      {nroFicha !== undefined && <EditFichaModal nroFicha={nroFicha} onClose={() => setEdited(undefined)} />}
    </EditFichaContext>
  )
}
