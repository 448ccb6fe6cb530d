import { z } from 'zod'
import { centreName } from './centres.schema.ts'
import { code, documentNumber, emailField, flag, optionalDay, textSchema, wholeNumber } from './common.schema.ts'
import { REGISTRATION_TYPES } from './enums.ts'
import { PASSWORD } from './field-rules.ts'
import { contractRules, identity, newPassword, oneOf } from './person.schema.ts'
import { instant } from './times.schema.ts'
import { user } from './users.schema.ts'

/** `POST /auth/login`. */
export const loginBody = z.object({
  nro_documento: documentNumber,
  contrasena: textSchema(PASSWORD, code('required')),
})

/**
 * `GET /auth/session`: the signed-in user and their permissions (as `area:verb`, some may be unknown), in no particular
 * order. `envia_correos` as in `GET /auth/config`. `centro`: the name of the training centre on printed pages; null if it is
 * not configured. `centros`: the confirmed centres whose fichas the user sees, by name; screens offer one to choose if there
 * are several.
 */
export const sessionAnswer = z.object({
  ok: z.literal(true),
  user,
  permisos: z.array(z.string()),
  envia_correos: z.boolean(),
  centro: z.string().nullable(),
  centros: z.array(centreName),
})
export type SessionAnswer = z.infer<typeof sessionAnswer>

/** `POST /auth/login`. Send the token as the header `x-token` with later requests. */
export const loginAnswer = sessionAnswer.extend({ token: z.string() })
export type LoginAnswer = z.infer<typeof loginAnswer>

/** `POST /auth/institucion`: a sign-in that has begun. It is valid for ten minutes. */
export const institutionAttemptAnswer = z.object({
  ok: z.literal(true),
  /** Where the person signs in with the account of the institution. */
  url: z.string(),
  /** Encrypted; send it with the query to which the institution redirects. */
  intento: z.string(),
})
export type InstitutionAttemptAnswer = z.infer<typeof institutionAttemptAnswer>

/** `POST /auth/institucion/entrada`. */
export const institutionEntryBody = z.object({
  /** As `POST /auth/institucion` returned it. */
  intento: z.string().min(1, code('required')).max(4000, code('too_long')),
  /** The query of the address to which the institution redirected. */
  respuesta: z.string().min(1, code('required')).max(4000, code('too_long')),
})
export type InstitutionEntry = z.output<typeof institutionEntryBody>

/** `POST /auth/institucion/salida`: a notice that a session at the institution has ended. */
export const logoutTokenBody = z.object({
  /** A JWT that the institution’s provider has signed. */
  logout_token: z.string().min(1, code('required')).max(10_000, code('too_long')),
})

/** `POST /auth/logout`. `?todas=true` ends all sessions of the user and deletes the record of known browsers. */
export const logoutQuery = z.object({ todas: flag })
export type LogoutQuery = z.output<typeof logoutQuery>

/** Answer of requests that return no data. */
export const doneAnswer = z.object({ ok: z.literal(true), msg: z.string() })
export type DoneAnswer = z.infer<typeof doneAnswer>

/** `POST /auth/logout`. */
export const logoutAnswer = doneAnswer.extend({
  /** The address to open next, which ends the session at the institution; null if the session did not begin there. */
  salida: z.string().nullable(),
})
export type LogoutAnswer = z.infer<typeof logoutAnswer>

/** `POST /auth/register`: an access request, without a password. Contract days are stored for contratistas only. */
export const registerBody = z
  .object({
    ...identity,
    correo_institucional: emailField('email_invalid'),
    /** `planta` (staff) or `contratista`, which requires both contract days. */
    tipo: oneOf(REGISTRATION_TYPES),
    fecha_inicio_contrato: optionalDay,
    fecha_fin_contrato: optionalDay,
    /** Id of the centre in which the person works. Required if `GET /auth/config` has centres. */
    id_centro: wholeNumber('invalid', { empty: 'required' }).optional(),
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

/** `POST /auth/register`. `simulado` is present if nothing was stored. */
export const registerAnswer = doneAnswer.extend({ simulado: z.literal(true).optional() })
export type RegisterAnswer = z.infer<typeof registerAnswer>

/** `?simular=true` validates, including duplicates, and stores nothing. */
export const registerQuery = z.object({ simular: flag })
export type RegisterQuery = z.output<typeof registerQuery>

/** `POST /auth/forgot-password`. The answer is the same whether or not the document number exists. */
export const forgotPasswordBody = z.object({ nro_documento: documentNumber })
export type ForgotPassword = z.output<typeof forgotPasswordBody>

/** The token in a link to set a password. */
export const resetToken = z.string().min(1, code('required')).max(200, code('too_long'))

/** `GET /auth/reset-password/{token}`: the link is valid. `vence`: when it expires (ISO, UTC). */
export const resetLinkAnswer = z.object({ ok: z.literal(true), vence: instant })
export type ResetLinkAnswer = z.infer<typeof resetLinkAnswer>

/**
 * `GET /auth/config`: settings for screens without a session. `envia_correos` is false if no mail server is configured.
 * `centros`: the centres from which an access request chooses one, by name; empty if there are fewer than two.
 */
export const configAnswer = z.object({
  ok: z.literal(true),
  envia_correos: z.boolean(),
  centros: z.array(centreName.omit({ codigo: true })),
})
export type ConfigAnswer = z.infer<typeof configAnswer>

/** `POST /auth/reset-password/{token}`. The repeated password is optional but must be equal if sent. */
export const resetPasswordBody = z
  .object({ newPassword, confirmPassword: z.string().optional() })
  .refine(({ newPassword, confirmPassword }) => confirmPassword === undefined || confirmPassword === newPassword, {
    path: ['confirmPassword'],
    error: code('passwords_differ'),
  })
export type ResetPassword = z.output<typeof resetPasswordBody>
