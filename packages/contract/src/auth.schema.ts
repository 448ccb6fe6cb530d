import { z } from 'zod'
import { code, documentNumber, emailSaying, flag } from './common.schema.ts'
import { REGISTRATION_TYPES } from './enums.ts'
import { MAX_PASSWORD } from './limits.ts'
import { contractDay, contractRules, identity, newPassword, oneOf } from './person.schema.ts'
import { user } from './users.schema.ts'

export const loginBody = z.object({
  nro_documento: documentNumber,
  contrasena: z
    .string({ error: code('required') })
    .min(1, code('required'))
    .max(MAX_PASSWORD, code('too_long')),
})

/** `GET /auth/session`: who is signed in, and the permissions of this person (`permissions.ts`; more will come), in no order. */
export const sessionAnswer = z.object({ ok: z.literal(true), user, permisos: z.array(z.string()) })
export type SessionAnswer = z.infer<typeof sessionAnswer>

/** `POST /auth/login`. The token goes into the `x-token` header of every later call. */
export const loginAnswer = sessionAnswer.extend({ token: z.string() })
export type LoginAnswer = z.infer<typeof loginAnswer>

/** Answers of calls that have nothing to show. */
export const doneAnswer = z.object({ ok: z.literal(true), msg: z.string() })
export type DoneAnswer = z.infer<typeof doneAnswer>

/** `POST /auth/register`: a request for access, without a password. Contract days are kept for contratistas only. */
export const registerBody = z
  .object({
    ...identity,
    correo_institucional: emailSaying('email_invalid'),
    tipo: oneOf(REGISTRATION_TYPES),
    fecha_inicio_contrato: contractDay,
    fecha_fin_contrato: contractDay,
  })
  .check(
    ...contractRules({
      isMissing: (value) => value === null || value === undefined,
      missing: 'contract_dates_required',
      order: 'end_before_start',
    }),
  )
export type RegisterInput = z.input<typeof registerBody>
export type Register = z.output<typeof registerBody>

/** `POST /auth/register`. `simulado` is there where nothing was stored. */
export const registerAnswer = doneAnswer.extend({ simulado: z.literal(true).optional() })
export type RegisterAnswer = z.infer<typeof registerAnswer>

/** `?simular=true` validates, duplicates included, and stores nothing. */
export const registerQuery = z.object({ simular: flag })
export type RegisterQuery = z.output<typeof registerQuery>

/** `POST /auth/forgot-password`. The answer is the same whether the document exists or not. */
export const forgotPasswordBody = z.object({ nro_documento: documentNumber })
export type ForgotPassword = z.output<typeof forgotPasswordBody>

export const resetToken = z.string().min(1, code('required')).max(200, code('too_long'))

/** `POST /auth/reset-password/{token}`. A second entry may come along; it must then be the same. */
export const resetPasswordBody = z
  .object({ newPassword, confirmPassword: z.string().optional() })
  .refine(({ newPassword, confirmPassword }) => confirmPassword === undefined || confirmPassword === newPassword, {
    path: ['confirmPassword'],
    error: code('passwords_differ'),
  })
export type ResetPassword = z.output<typeof resetPasswordBody>
