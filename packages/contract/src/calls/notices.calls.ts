import type { DoneAnswer } from '../auth.schema.ts'
import type { GroupNoticeAnswer, RecordNotice, SendNotice, SendReminder, StopMail } from '../notices.schema.ts'
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

/** Sends a message to the stored address of each apprentice in training, and records the notices. Queued. */
export const sendGroupNotice = post('/fichas/:nroFicha/avisos/correo', {
  access: 'authenticated',
  changes: ['apprentices'],
})
  .takes<{ body: SendNotice }>()
  .returns<GroupNoticeAnswer>()

/** Sends a message to a user, for example about the judgments that the user owes. Queued. */
export const sendReminder = post('/fichas/pendientes/avisos/correo', { access: 'authenticated', changes: ['users'] })
  .takes<{ body: SendReminder }>()
  .returns<DoneAnswer>()

/** Stops the messages of these calls to the address of a link. */
export const stopMail = post('/sin-correos', { access: 'public' }).takes<{ body: StopMail }>().returns<DoneAnswer>()
