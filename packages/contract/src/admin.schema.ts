import { z } from 'zod'
import { code, filter, pageQuery, pagination } from './common.schema.ts'
import { USER_STATES } from './enums.ts'
import { currentPassword } from './person.schema.ts'
import { instant } from './times.schema.ts'
import { user } from './users.schema.ts'

/** In what somebody is like the person who asks. */
const LIKENESSES = ['nombre', 'correo', 'documento'] as const

export const similarUser = user
  .pick({ id: true, tipo_documento: true, nro_documento: true, nombre: true, apellido: true, estado: true })
  .extend({ por: z.array(z.enum(LIKENESSES)) })
export type SimilarUser = z.infer<typeof similarUser>

export const accessRequest = user.extend({ parecidos: z.array(similarUser) })
export type AccessRequest = z.infer<typeof accessRequest>

/**
 * `GET /admin/pending-users`: access requests, oldest first. `parecidos`: people who may be the same one, with the same name,
 * or a mail or document written otherwise.
 */
export const pendingUsersAnswer = z.object({ ok: z.literal(true), users: z.array(accessRequest) })
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
 * `POST /admin/access-link/{nro_documento}`, of another person: a new link to set a password, instead of all older ones.
 * `enlace` as above; `vence`: until when it works (ISO, UTC). The body may be left out.
 */
export const accessLinkBody = z.object({ contrasenaActual: currentPassword }).optional()
export type AccessLinkInput = z.input<typeof accessLinkBody>

export const accessLinkAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  enlace: z.string().nullable(),
  vence: instant,
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
