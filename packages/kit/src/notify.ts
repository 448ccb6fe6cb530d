import { useSyncExternalStore } from 'react'
import { addNotice, getNotices, onNoticesChange } from './notify/store'

export { clearNotices, markSeen, type Notice } from './notify/store'
export { Toasts } from './notify/toasts'

/** Something was done. One sentence, for three seconds; then it stands in the list of notifications. */
export const notifySuccess = (text: string) => addNotice('success', text)

/**
 * Something was not done, and why. One sentence; what needs an answer belongs on the screen and not here. A dialog that
 * stays open covers it: what it has to say belongs into the dialog.
 */
export const notifyError = (text: string) => addNotice('error', text)

/** What was said since this person signed in, at most the last fifty, the newest first; and how many nobody looked at. */
export const useNotices = () => useSyncExternalStore(onNoticesChange, getNotices)
