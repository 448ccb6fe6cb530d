// What was done and what failed, told in a corner of the page.
import { addNotice } from './notify/store'

/**
 * Shows a success: one sentence for three seconds, then in the list of notifications. Screen readers say it too, but for
 * `isQuiet`: then the screen tells the same where the focus goes.
 */
export const notifySuccess = (text: string, { isQuiet = false } = {}) => addNotice('success', text, isQuiet)

/**
 * Shows a failure: one sentence with the reason. What needs an action belongs on the screen instead. An open dialog shows
 * its errors itself, because it makes everything outside unreachable.
 */
export const notifyError = (text: string) => addNotice('error', text)
