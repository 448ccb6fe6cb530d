import { z } from 'zod'
import { optionalEmail, requiredOr, requiredText, wholeNumber } from './common.schema.ts'
import { MAX_DEPLOY_TOKEN_DAYS, MAX_DEPLOY_TOKEN_NAME } from './limits.ts'
import { currentPassword } from './person.schema.ts'
import { remoteName } from './remotes.schema.ts'
import { instant } from './times.schema.ts'

/** States of a deploy token: valid, suspended, expired, revoked. */
export const DEPLOY_TOKEN_STATES = ['vigente', 'en_reposo', 'vencida', 'revocada'] as const
/**
 * Why a token is suspended (`en_reposo`): its author is disabled, lost the permission, or has since ended all sessions; or
 * its module was retired.
 */
export const DEPLOY_TOKEN_RESTS = ['deshabilitado', 'sin_permiso', 'sesiones_cerradas', 'modulo_retirado'] as const

/** A deploy token without its value. */
export const deployToken = z.object({
  id: z.int(),
  nombre: z.string(),
  remoto: remoteName,
  /** Whether the token may also activate releases. */
  activa: z.boolean(),
  /** Email address of the team; null without one, and once the token is revoked. */
  correo: z.string().nullable(),
  creada: instant,
  /** Name of the person who created it. */
  autor: z.string(),
  vence: instant,
  /** When the token was last used; null if never. */
  usada: instant.nullable(),
  estado: z.enum(DEPLOY_TOKEN_STATES),
  /** Why the token is suspended; null unless `estado` is `en_reposo`. */
  reposo: z.enum(DEPLOY_TOKEN_RESTS).nullable(),
  can: z.object({ revoke: z.boolean() }),
})
export type DeployToken = z.infer<typeof deployToken>

/** `GET /admin/remotes/claves`: newest first, of all remotes. */
export const deployTokensAnswer = z.object({ ok: z.literal(true), claves: z.array(deployToken) })
export type DeployTokensAnswer = z.infer<typeof deployTokensAnswer>

/** `POST /admin/remotes/claves`. The remote need not exist yet: its first release creates it. */
export const deployTokenData = z.object({
  nombre: requiredText(MAX_DEPLOY_TOKEN_NAME),
  remoto: z.string({ error: requiredOr() }).pipe(remoteName),
  activa: z.boolean({ error: requiredOr() }),
  /** Who gets a mail when an announced next release of the system would not take the module. */
  correo: optionalEmail,
  /** Lifetime in days. */
  dias: wholeNumber('invalid', { max: MAX_DEPLOY_TOKEN_DAYS }),
  contrasenaActual: currentPassword,
})
export type DeployTokenData = z.output<typeof deployTokenData>

/** `valor` is the token itself. It is not stored and cannot be shown again. */
export const deployTokenCreated = z.object({
  ok: z.literal(true),
  msg: z.string(),
  clave: deployToken,
  valor: z.string(),
})
export type DeployTokenCreated = z.infer<typeof deployTokenCreated>

export const deployTokenAnswer = z.object({ ok: z.literal(true), msg: z.string(), clave: deployToken })
export type DeployTokenAnswer = z.infer<typeof deployTokenAnswer>
