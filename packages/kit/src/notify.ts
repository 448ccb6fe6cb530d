import { addNotice } from './notify/store'

/** Shows a success: one sentence for three seconds, then in the list of notifications. */
export const notifySuccess = (text: string) => addNotice('success', text)

/**
 * Shows a failure: one sentence with the reason. What needs an action belongs on the screen instead. Not visible behind
 * an open dialog, whose errors belong in the dialog.
 */
export const notifyError = (text: string) => addNotice('error', text)
