import { type ReactNode, useState } from 'react'
import { EditFichaContext } from './edit-ficha-context'
import { EditFichaModal } from './edit-ficha-modal'

/**
 * Renders one edit form for all `EditFichaButton`s among its children. The form is not part of a list's row, because saving
 * can remove the row from the list while the form still has to report the success.
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
