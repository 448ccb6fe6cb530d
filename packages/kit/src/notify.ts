// Toasts in a corner of the page, for successes and failures.
import { addNotice } from './notify/store'

/**
 * Shows a success: one sentence for three seconds, then in the list of notifications. Screen readers announce the sentence,
 * unless `isQuiet` is set, for a sentence that only repeats the element which takes the focus.
 */
export const notifySuccess = (text: string, { isQuiet = false } = {}) => addNotice('success', text, isQuiet)

/**
 * Shows a failure: one sentence with the reason. An error that needs an action belongs on the screen instead. An open dialog
 * shows its errors itself, because it makes everything outside inert.
 */
export const notifyError = (text: string) => addNotice('error', text)
