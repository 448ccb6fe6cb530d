import { z } from 'zod'
import { code } from './common.schema.ts'
import { NOTICE_CHANNELS } from './enums.ts'
import { instant } from './times.schema.ts'

// Messages to apprentices about what they lack. Only who wrote, when and how is stored, not the text.

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
export const recordNoticeBody = z.object({ canal: z.enum(NOTICE_CHANNELS, { error: code('invalid') }) })
export type RecordNotice = z.infer<typeof recordNoticeBody>
