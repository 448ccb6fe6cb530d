import { type ReactNode, useState } from 'react'
import { EditFichaContext } from './edit-ficha-context'
import { EditFichaModal } from './edit-ficha-modal'

/**
 * Holds the edit form for all `EditFichaButton`s in it. A saved ficha may leave its list, and the form must still say
 * that it was saved.
 */
export function EditFichaHost({ children }: { children: ReactNode }) {
  const [edited, setEdited] = useState<{ nroFicha: number; programId: number | undefined }>()
  const [edit] = useState(() => (nroFicha: number, programId?: number) => setEdited({ nroFicha, programId }))
  return (
    <EditFichaContext value={edit}>
      {children}
      {edited && <EditFichaModal {...edited} onClose={() => setEdited(undefined)} />}
    </EditFichaContext>
  )
}
