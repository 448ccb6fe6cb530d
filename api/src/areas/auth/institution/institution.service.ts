import type { InstitutionAttemptAnswer, InstitutionEntry, LoginAnswer } from '@fichero/contract/auth.schema'
import { RECENT_SIGN_IN_MS } from '@fichero/contract/limits'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import { newSession } from '../../../access/tokens.js'
import { Config } from '../../../config/config.js'
import { Secret } from '../../../config/secret.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { Throttle } from '../../../http/throttle/throttle.js'
import { AuthService, type Visit } from '../auth.service.js'
import { SignInTrail } from '../sign-in-trail.js'
import { admitPerson } from './admit-person.js'
import { personIn } from './claimed-person.js'
import { InstitutionSessions } from './institution-sessions.js'
import { type Identity, InstitutionProvider } from './provider.js'
import { seal, unseal } from './sealed.js'

const USE = 'sign-in'
/** How long a person may take to sign in at the institution, in ms. */
const ATTEMPT_MS = 10 * 60 * 1000
const secrets = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })

/** Signs people in with accounts of the institution: docs/decisions/session-security.md#accounts-of-the-institution. */
@Injectable()
export class InstitutionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly secret: Secret,
    private readonly provider: InstitutionProvider,
    private readonly sessions: InstitutionSessions,
    private readonly auth: AuthService,
    private readonly throttle: Throttle,
    private readonly trail: SignInTrail,
  ) {}

  /** Returns where the person signs in, and the encrypted secrets of this sign-in, which the browser's tab keeps. */
  async begin(): Promise<InstitutionAttemptAnswer> {
    const { url, ...values } = await this.provider.begin()
    const expires = new Date(Date.now() + ATTEMPT_MS)
    return { ok: true, url, intento: await seal(values, { use: USE, expires, secret: this.secret.value }) }
  }

  /** Signs in the person whom the institution's answer is about. */
  async enter(entry: InstitutionEntry, visit: Visit): Promise<LoginAnswer> {
    const attempt = { action: 'institution', address: visit.origin.address } as const
    let account: string | undefined
    try {
      const identity = await this.throttle.attempt(attempt, () => this.identify(entry))
      const { rules } = this.provider.settings
      const person = personIn(identity.claims, this.provider.settings)
      const conditions = { granted: rules.map(({ rol }) => rol), emergency: this.config.admin.document }
      const user = await inTransaction(this.dataSource, (manager) => admitPerson(manager, person, conditions))
      account = user.nro_documento
      const session = newSession(signedInAt(identity))
      return await this.auth.enter(user, visit, {
        session,
        entrada: 'institucion',
        begin: (manager) => this.sessions.begin(manager, user.id, session, identity),
      })
    } catch (error) {
      this.trail.failed({ ...attempt, account }, error)
      throw error
    }
  }

  private async identify({ intento, respuesta }: InstitutionEntry): Promise<Identity> {
    const { settings } = this.provider
    if (!settings) throw fail('institution_not_found')
    const attempt = secrets.safeParse(await unseal(intento, { use: USE, secret: this.secret.value })).data
    const query = new URLSearchParams(respuesta)
    if (!attempt || query.get('state') !== attempt.state) throw fail('institution_attempt_invalid')
    return this.provider.identify(query, attempt)
  }
}

/**
 * Returns when the person signed in, in seconds since 1970. The session at the institution may be older than this visit: then
 * the sign-in does not count as recent, and changes of the account need another one.
 */
function signedInAt({ auth_time }: Identity): number {
  const now = Math.floor(Date.now() / 1000)
  return Math.min(now, Math.max(auth_time ?? now, now - RECENT_SIGN_IN_MS / 1000))
}
