import { createContext, type RefObject } from 'react'

/** The functions of a form that the dialog around the form calls. */
export interface FormGuard {
  /** Whether closing would lose something. False while sending and after success. */
  isDirty: () => boolean
  /** Resets the form to the initial values and deletes the draft. */
  discard: () => void
}

interface FormDialog {
  guard: RefObject<FormGuard | null>
  /** Closes the dialog, after a question if the form is dirty. */
  requestClose: () => void
  /** Called by a form that has restored a draft. */
  onRestored: () => void
}

/** The dialog around a form; null for a form outside a dialog. */
export const FormDialogContext = createContext<FormDialog | null>(null)
