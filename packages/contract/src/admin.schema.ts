import { z } from 'zod'
import { code, day, documentNumber, filter, pageQuery, pagination } from './common.schema.ts'
import { USER_STATES } from './enums.ts'
import { plainText } from './text.ts'
import { user } from './users.schema.ts'

/** `GET /admin/pending-users`: access requests, oldest first. */
export const pendingUsersAnswer = z.object({ ok: z.literal(true), users: z.array(user) })
export type PendingUsersAnswer = z.infer<typeof pendingUsersAnswer>

/**
 * `DELETE /admin/reject-user/{nro_documento}`. `message` is the name in the specification, `msg` the one of all other
 * answers.
 */
export const decisionAnswer = z.object({ ok: z.literal(true), message: z.string(), msg: z.string() })
export type DecisionAnswer = z.infer<typeof decisionAnswer>

/**
 * `PATCH /admin/approve-user/{nro_documento}`. `enlace`: the link to set a password (works once, for 72 h), for the
 * administrator to hand over if it could not be mailed; otherwise null.
 */
export const approvalAnswer = decisionAnswer.extend({ enlace: z.string().nullable() })
export type ApprovalAnswer = z.infer<typeof approvalAnswer>

/**
 * `POST /admin/access-link/{nro_documento}`: a new link to set a password, instead of all older ones. `enlace` as above;
 * `vence`: until when it works (ISO, UTC).
 */
export const accessLinkAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  enlace: z.string().nullable(),
  vence: z.string(),
})
export type AccessLinkAnswer = z.infer<typeof accessLinkAnswer>

/** `GET /admin/stats`: number of users, in total and by state. The total includes access requests. */
export const statsAnswer = z.object({
  ok: z.literal(true),
  stats: z.object({
    totalUsers: z.int(),
    pendingApprovals: z.int(),
    activeUsers: z.int(),
    disabledUsers: z.int(),
  }),
})
export type StatsAnswer = z.infer<typeof statsAnswer>

/** `GET /admin/users`: all users, or those in one state, by surname. */
export const adminUsersQuery = pageQuery.extend({
  estado: filter(z.enum(USER_STATES, { error: code('invalid') })),
})
export type AdminUsersQuery = z.output<typeof adminUsersQuery>

export const adminUsersAnswer = z.object({ ok: z.literal(true), users: z.array(user), pagination })
export type AdminUsersAnswer = z.infer<typeof adminUsersAnswer>

const word = z.string().overwrite(plainText).max(60)

/**
 * `GET /admin/audit`. `usuario` is the document of the acting user; `accion` an action (`fichas:create`) or an area
 * (`fichas`); `desde` and `hasta` are days in Colombia, inclusive.
 */
export const auditQuery = pageQuery.extend({
  usuario: filter(documentNumber),
  accion: filter(word),
  entidad: filter(word),
  entidad_id: filter(word),
  desde: filter(day),
  hasta: filter(day),
})
export type AuditQuery = z.output<typeof auditQuery>

const values = z.record(z.string(), z.unknown()).nullable()

export const auditEntry = z.object({
  id: z.int(),
  /** An instant (ISO, UTC). */
  fecha: z.string(),
  /** Null if the system acted, or a person who was not signed in. */
  usuario: z.object({ id: z.int(), nro_documento: z.string(), nombre: z.string(), apellido: z.string() }).nullable(),
  accion: z.string(),
  entidad: z.string(),
  entidad_id: z.string(),
  antes: values,
  despues: values,
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Newest first. */
export const auditAnswer = z.object({ ok: z.literal(true), entries: z.array(auditEntry), pagination })
export type AuditAnswer = z.infer<typeof auditAnswer>
