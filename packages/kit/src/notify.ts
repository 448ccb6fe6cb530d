import { addNotice } from './notify/store'

/** Something was done. One sentence, for three seconds; then it stands in the list of notifications. */
export const notifySuccess = (text: string) => addNotice('success', text)

/**
 * Something was not done, and why. One sentence; what needs an answer belongs on the screen and not here. A dialog that
 * stays open covers it: what it has to say belongs into the dialog.
 */
export const notifyError = (text: string) => addNotice('error', text)
