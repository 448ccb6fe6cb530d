import { createContext, type RefObject } from 'react'

/** What a dialog knows of the form in it. */
export interface FormGuard {
  /** Whether closing would lose something. False while sending and after success. */
  isDirty: () => boolean
  /** Goes back to the initial values and forgets the draft. */
  discard: () => void
}

interface FormDialog {
  guard: RefObject<FormGuard | null>
  /** Closes the dialog, after a question if the form is dirty. */
  requestClose: () => void
  /** Called by a form that shows a draft. */
  onRestored: () => void
}

/** The dialog around a form, if it is in one. */
export const FormDialogContext = createContext<FormDialog | null>(null)
