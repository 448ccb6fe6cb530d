import { addToast } from './notify/store'

export { Toasts } from './notify/toasts'

/** Something was done. One sentence, for three seconds. */
export const notifySuccess = (text: string) => addToast('success', text)

/** Something was not done, and why. One sentence; what needs an answer belongs on the screen and not here. */
export const notifyError = (text: string) => addToast('error', text)
