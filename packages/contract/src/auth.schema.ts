import { z } from 'zod'
import { code, documentNumber } from './common.schema.ts'
import { MAX_PASSWORD } from './limits.ts'
import { user } from './users.schema.ts'

export const loginBody = z.object({
  nro_documento: documentNumber,
  contrasena: z
    .string({ error: code('required') })
    .min(1, code('required'))
    .max(MAX_PASSWORD, code('too_long')),
})

/** `POST /auth/login`. The token goes into the `x-token` header of every later call. */
export const loginAnswer = z.object({ ok: z.literal(true), token: z.string(), user })
export type LoginAnswer = z.infer<typeof loginAnswer>
