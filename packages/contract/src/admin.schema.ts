import { z } from 'zod'
import { code, filter, pageQuery, pagination } from './common.schema.ts'
import { USER_STATES } from './enums.ts'
import { currentPassword } from './person.schema.ts'
import { removalRest } from './removals.schema.ts'
import { instant } from './times.schema.ts'
import { user } from './users.schema.ts'

/** What a user has in common with the person of an access request. */
const LIKENESSES = ['nombre', 'correo', 'documento'] as const

/** A user who may be the person of an access request, and what the two have in common. */
export const similarUser = user
  .pick({ id: true, tipo_documento: true, nro_documento: true, nombre: true, apellido: true, estado: true })
  .extend({ por: z.array(z.enum(LIKENESSES)) })
export type SimilarUser = z.infer<typeof similarUser>

/** When the person's last sign-in failed, or when the person last asked for a password; null if never. */
const lastTry = instant.nullable()

/** A user who waits for approval, with similar users, and the ids of the centres in which the user will work. */
export const accessRequest = user.extend({
  parecidos: z.array(similarUser),
  ultimo_intento: lastTry,
  centros: z.array(z.int()),
})
export type AccessRequest = z.infer<typeof accessRequest>

/**
 * `GET /admin/pending-users`: access requests, oldest first. `parecidos`: users who may be the same person: same name, or
 * a similar email address or document number. `ultimo_intento`: see `lastTry`. `centros`: one or none.
 */
export const pendingUsersAnswer = z.object({ ok: z.literal(true), users: z.array(accessRequest) })
export type PendingUsersAnswer = z.infer<typeof pendingUsersAnswer>

/** The specification names the sentence `message`. All other answers have it as `msg`, so these answers have both. */
const decisionAnswer = z.object({ ok: z.literal(true), message: z.string(), msg: z.string() })

/** `DELETE /admin/reject-user/{nro_documento}` */
export const rejectionAnswer = decisionAnswer.extend(removalRest.shape)
export type RejectionAnswer = z.infer<typeof rejectionAnswer>

/**
 * `PATCH /admin/approve-user/{nro_documento}`. `enlace`: the link to set a password (works once, for 72 h), for the
 * administrator to pass on if the link could not be mailed; otherwise null.
 */
export const approvalAnswer = decisionAnswer.extend({ enlace: z.string().nullable() })
export type ApprovalAnswer = z.infer<typeof approvalAnswer>

/**
 * `POST /admin/access-link/{nro_documento}`, for any account but the caller's own: a new link to set a password, which
 * invalidates all older links. `enlace`: as in an approval; `vence`: when the link expires (ISO, UTC). The body may be omitted.
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

/**
 * `GET /admin/waiting-users`: people who cannot sign in until an administrator acts. They are enabled users who asked for a
 * new password at `clave_pedida` where no mail is sent, and access requests whose person tried to sign in.
 */
export const waitingUser = user.extend({ clave_pedida: instant.nullable(), ultimo_intento: lastTry })
export type WaitingUser = z.infer<typeof waitingUser>

export const waitingUsersAnswer = z.object({ ok: z.literal(true), users: z.array(waitingUser) })
export type WaitingUsersAnswer = z.infer<typeof waitingUsersAnswer>

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

/** `GET /admin/users`: all users, or the users in one state, by surname. */
export const adminUsersQuery = pageQuery.extend({
  estado: filter(z.enum(USER_STATES, { error: code('invalid') })),
})
export type AdminUsersQuery = z.output<typeof adminUsersQuery>

export const adminUsersAnswer = z.object({ ok: z.literal(true), users: z.array(user), pagination })
export type AdminUsersAnswer = z.infer<typeof adminUsersAnswer>
