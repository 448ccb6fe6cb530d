import { addNotice } from './notify/store'

/** Shows a success: one sentence for three seconds, then in the list of notifications. */
export const notifySuccess = (text: string) => addNotice('success', text)

/**
 * Shows a failure: one sentence with the reason. What needs an action belongs on the screen instead. An open dialog shows
 * its errors itself, because it makes everything outside unreachable.
 */
export const notifyError = (text: string) => addNotice('error', text)
