import type { DoneAnswer } from '../auth.schema.ts'
import type { RecordNotice, SendNotice, StopMail } from '../notices.schema.ts'
import { post } from './call.ts'

/** Records that the caller wrote to a person about what the person lacks; `getMissing` shows the last notice of each person. */
export const recordNotice = post('/fichas/:nroFicha/aprendices/:documentNumber/avisos', {
  access: 'authenticated',
  changes: ['apprentices'],
})
  .takes<{ body: RecordNotice }>()
  .returns<DoneAnswer>()

/** Sends a message to the stored address of a person, and records the notice. Queued: it leaves within a minute. */
export const sendNotice = post('/fichas/:nroFicha/aprendices/:documentNumber/avisos/correo', {
  access: 'authenticated',
  changes: ['apprentices'],
})
  .takes<{ body: SendNotice }>()
  .returns<DoneAnswer>()

/** Stops the messages of `sendNotice` to the address of a link. */
export const stopMail = post('/sin-correos', { access: 'public' }).takes<{ body: StopMail }>().returns<DoneAnswer>()
