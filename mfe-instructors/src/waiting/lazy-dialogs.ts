import { lazyPart } from '@fichero/kit/frame'
import type { RequestDialogsProps } from './request-dialogs'

/** The code of the dialogs is loaded on the first click, because most dashboards never show a dialog. */
export const RequestDialogs = lazyPart<RequestDialogsProps>('instructors/password-request', () =>
  import(/* webpackChunkName: "password-request" */ './request-dialogs').then((part) => part.RequestDialogs),
)
