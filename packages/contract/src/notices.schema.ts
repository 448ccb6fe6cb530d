import { z } from 'zod'
import { doneAnswer } from './auth.schema.ts'
import { code, requiredText } from './common.schema.ts'
import { NOTICE_CHANNELS, OWN_CHANNELS } from './enums.ts'
import { MAX_NOTICE_SUBJECT, MAX_NOTICE_TEXT } from './limits.ts'
import { instant } from './times.schema.ts'

// Messages about what is missing, to apprentices and to the instructors who owe judgments. Only who wrote, when and how is
// stored, not the text.

/** The last message to a person about what she lacks now. */
export const notice = z.object({
  fecha: instant,
  canal: z.enum(NOTICE_CHANNELS),
  /** Name of the user who wrote it. */
  usuario: z.string(),
  /** Whether the reader wrote it. */
  propio: z.boolean(),
})
export type Notice = z.infer<typeof notice>

/** `POST /fichas/{nroFicha}/aprendices/{documentNumber}/avisos`: that a message was sent, or copied to be sent. */
export const recordNoticeBody = z.object({ canal: z.enum(OWN_CHANNELS, { error: code('invalid') }) })
export type RecordNotice = z.infer<typeof recordNoticeBody>

/** `POST /fichas/{nroFicha}/aprendices/{documentNumber}/avisos/correo`: plain text, to which the server adds the sender. */
export const sendNoticeBody = z.object({
  /** The subject, one line. */
  asunto: requiredText(MAX_NOTICE_SUBJECT),
  /** The text of the message. */
  texto: z.string().trim().min(1, code('required')).max(MAX_NOTICE_TEXT, code('too_long')),
})
export type SendNotice = z.infer<typeof sendNoticeBody>

/** `POST /fichas/{nroFicha}/avisos/correo`: the same message to each apprentice in training. */
export const groupNoticeAnswer = doneAnswer.extend({
  mensajes: z.int(),
  /** Number of apprentices in training without an address, or who asked for no messages. */
  sin_mensaje: z.int(),
})
export type GroupNoticeAnswer = z.infer<typeof groupNoticeAnswer>

/** `POST /fichas/pendientes/avisos/correo`: a message to an enabled user. */
export const sendReminderBody = sendNoticeBody.extend({
  /** The user who gets the message. */
  id_usuario: z.int({ error: code('invalid') }),
})
export type SendReminder = z.infer<typeof sendReminderBody>

/** `POST /sin-correos`. */
export const stopMailBody = z.object({
  /** The token of the link at the end of a message. */
  enlace: z.string().min(1, code('required')).max(200, code('too_long')),
})
export type StopMail = z.infer<typeof stopMailBody>
