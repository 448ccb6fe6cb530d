import { Injectable } from '@nestjs/common'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { DataSource, type EntityManager, In, LessThan } from 'typeorm'
import { z } from 'zod'
import { Sessions } from '../../../access/sessions.js'
import { endOf, type Session } from '../../../access/tokens.js'
import { Secret } from '../../../config/secret.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { audit } from '../../../records/audit/audit.js'
import { InstitutionSession } from './institution-session.entity.js'
import { type Identity, InstitutionProvider, MAX_CLOCK_SKEW_S, MAX_ID } from './provider.js'
import { seal, unseal } from './sealed.js'

const USE = 'id token'
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** Maximum age of a notice of a logout, in seconds. */
const MAX_NOTICE_AGE_S = 300

/** https://openid.net/specs/openid-connect-backchannel-1_0.html#Validation */
const notice = z
  .object({
    sub: z.string().max(MAX_ID).optional(),
    sid: z.string().max(MAX_ID).optional(),
    events: z.object({ [LOGOUT_EVENT]: z.object({}) }),
    nonce: z.never().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)
type Notice = z.output<typeof notice>

/** The sessions that began with an account of the institution. They end when the session there ends, and the other way round. */
@Injectable()
export class InstitutionSessions {
  private keys: JWTVerifyGetKey | undefined

  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: InstitutionProvider,
    private readonly sessions: Sessions,
    private readonly secret: Secret,
  ) {}

  /** Stores a session of a user who signed in with an identity. */
  async begin(manager: EntityManager, id_usuario: number, session: Session, identity: Identity): Promise<void> {
    await forgetExpired(manager)
    const { sub, sid = null, idToken } = identity
    const vence = new Date(endOf(session) * 1000)
    const identidad = await seal({ idToken }, { use: USE, expires: vence, secret: this.secret.value })
    await manager.insert(InstitutionSession, { id: session.sid, id_usuario, sub, sid, identidad, vence })
  }

  /**
   * Forgets a session that its user ends, or all sessions of the user. Returns the address that ends the session at the
   * institution; undefined if it did not begin there.
   */
  async forget(manager: EntityManager, { sid }: Session, allOf?: number): Promise<() => Promise<string | undefined>> {
    const found = await manager.findOneBy(InstitutionSession, { id: sid })
    await manager.delete(InstitutionSession, allOf === undefined ? { id: sid } : { id_usuario: allOf })
    return async () => {
      const kept = await unseal(found?.identidad ?? '', { use: USE, secret: this.secret.value })
      return kept && this.provider.endAddress(String(kept.idToken))
    }
  }

  /**
   * Ends the sessions that a signed notice of the provider names.
   * @throws AppError if the notice is not valid
   */
  async endNoticed(token: string): Promise<void> {
    const { sub, sid } = await this.readNotice(token)
    await inTransaction(this.dataSource, async (manager) => {
      const found = await manager.findBy(InstitutionSession, sid === undefined ? { sub: sub! } : { sid })
      // MySQL compares without case; the ids of the provider differ by case.
      const ended = found.filter((one) => [one.sub, undefined].includes(sub) && [one.sid, undefined].includes(sid))
      for (const { id, id_usuario, vence } of ended) {
        await this.sessions.endAt(manager, id, vence)
        await manager.delete(InstitutionSession, { id })
        await audit(manager, {
          actor: { id: id_usuario },
          accion: 'auth:logout',
          entidad: 'usuario',
          entidad_id: id_usuario,
        })
      }
    })
  }

  private async readNotice(token: string): Promise<Notice> {
    const { issuer, jwks_uri } = (await this.provider.find()).serverMetadata()
    if (!jwks_uri) throw fail('institution_logout_invalid')
    this.keys ??= createRemoteJWKSet(new URL(jwks_uri))
    try {
      const { payload } = await jwtVerify(token, this.keys, {
        issuer,
        audience: this.provider.settings.clientId,
        clockTolerance: MAX_CLOCK_SKEW_S,
        maxTokenAge: MAX_NOTICE_AGE_S,
        requiredClaims: ['iat', 'jti'],
      })
      return notice.parse(payload)
    } catch (error) {
      const isRead = error instanceof errors.JOSEError || error instanceof z.ZodError
      throw fail(isRead ? 'institution_logout_invalid' : 'institution_unavailable')
    }
  }
}

/** Deletes by key, because MySQL would lock more than the rows of a range, and concurrent sign-ins would deadlock. */
async function forgetExpired(manager: EntityManager): Promise<void> {
  const expired = await manager.find(InstitutionSession, { where: { vence: LessThan(new Date()) }, take: 100 })
  if (expired.length > 0) await manager.delete(InstitutionSession, { id: In(expired.map(({ id }) => id)) })
}
