import { Mailer } from '../src/mail/mailer.js'
import type { Api } from './api.js'

/** Makes the API behave as if a mail server sent all mail. Messages still go to the outbox, where specs read them. */
export function deliverMail(api: Api): void {
  Object.defineProperty(api.app.get(Mailer), 'delivers', { value: true, configurable: true })
}
