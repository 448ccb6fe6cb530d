import { PATHS } from '@fichero/contract/paths'
import { Injectable, Logger } from '@nestjs/common'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientError,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { Config } from '../../../config/config.js'
import type { InstitutionSettings } from '../../../config/institution-settings.js'
import { AppError } from '../../../errors/app-error.js'
import { fail } from '../../../errors/fail.js'
import { errorFields } from '../../../observability/logging/error-fields.js'

/** How long to wait for an answer of the provider, in seconds. */
const PATIENCE_S = 8
/** Tolerated difference between the clocks of the provider and of this server, in seconds. */
export const MAX_CLOCK_SKEW_S = 30

/** Maximum length of the provider's ids. OpenID Connect limits `sub` to 255 characters. */
export const MAX_ID = 255

/** The values that connect the provider's answer with the request. They are random for each sign-in. */
export interface SignInSecrets {
  state: string
  nonce: string
  verifier: string
}

/** What the provider says of a person who has signed in. */
export interface Identity {
  /** All claims, of the ID token and of the user info. */
  claims: Readonly<Record<string, unknown>>
  /** Identifies the account at the provider. */
  sub: string
  /** Identifies the session at the provider, if it says so. */
  sid: string | undefined
  /** When the person proved who they are, in seconds since 1970, if the provider says so. */
  auth_time: number | undefined
  idToken: string
}

/** The OpenID Connect provider of the institution. Its addresses and keys are read when the first person signs in. */
@Injectable()
export class InstitutionProvider {
  private readonly logger = new Logger('Institution')
  private found: Promise<Configuration> | undefined

  constructor(private readonly config: Config) {}

  /** @throws AppError if no provider is configured */
  get settings(): InstitutionSettings {
    if (!this.config.institution) throw fail('institution_not_found')
    return this.config.institution
  }

  /** Returns the address at which a person signs in, and the values that the answer must match. */
  async begin(): Promise<{ url: string } & SignInSecrets> {
    const provider = await this.find()
    const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
    const url = buildAuthorizationUrl(provider, {
      redirect_uri: this.signInPage,
      scope: this.settings.scope,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return { url: url.href, state, nonce, verifier }
  }

  /**
   * Exchanges the provider's answer for the person's claims.
   * @param query of the address to which the provider redirected
   * @throws AppError why nobody can sign in with this answer
   */
  async identify(query: URLSearchParams, { state, nonce, verifier }: SignInSecrets): Promise<Identity> {
    const provider = await this.find()
    try {
      const tokens = await authorizationCodeGrant(provider, new URL(`${this.signInPage}?${query}`), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()!
      if (claims.sub.length > MAX_ID) throw fail('institution_answer_invalid')
      const hasUserInfo = provider.serverMetadata().userinfo_endpoint !== undefined
      const info = hasUserInfo ? await fetchUserInfo(provider, tokens.access_token, claims.sub) : {}
      return {
        claims: { ...info, ...claims },
        sub: claims.sub,
        sid: typeof claims.sid === 'string' && claims.sid.length <= MAX_ID ? claims.sid : undefined,
        auth_time: claims.auth_time,
        idToken: tokens.id_token!,
      }
    } catch (error) {
      throw error instanceof AppError ? error : this.refusal(error)
    }
  }

  /** Returns the address that ends the session at the provider; undefined if the provider has none or does not respond. */
  async endAddress(idToken: string): Promise<string | undefined> {
    const provider = await this.find().catch(() => undefined)
    if (!provider?.serverMetadata().end_session_endpoint) return undefined
    return buildEndSessionUrl(provider, { id_token_hint: idToken, post_logout_redirect_uri: this.signInPage }).href
  }

  /**
   * Reads the provider's addresses, once.
   * @throws AppError if the provider does not respond; the next call tries again
   */
  async find(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.settings
    const isLocal = issuer.startsWith('http:')
    this.found ??= discovery(
      new URL(issuer),
      clientId,
      { [clockTolerance]: MAX_CLOCK_SKEW_S },
      ClientSecretBasic(clientSecret),
      // Signatures are checked too, although the tokens come over TLS from the provider itself.
      { timeout: PATIENCE_S, execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])] },
    )
    try {
      return await this.found
    } catch (error) {
      this.found = undefined
      throw this.refusal(error)
    }
  }

  /** The page to which the provider redirects, after a sign-in and after the end of its session. */
  private get signInPage(): string {
    return this.config.publicUrl + PATHS.signIn
  }

  /** Logs why the provider's answer cannot be used, without its claims, and returns the error for the person. */
  private refusal(error: unknown): AppError {
    const refusal = fail(codeOf(error))
    if (refusal.status >= 500)
      this.logger.error({ ...errorFields(error), why: whyIn(error), msg: 'the institution’s provider failed' })
    return refusal
  }
}

/** Returns what the operator needs to know: the provider's error code, or the reason behind the library's general sentence. */
function whyIn(error: unknown): string | undefined {
  if (error instanceof ResponseBodyError) return error.error
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined
}

/** Errors of the provider that mean that it is out of order (https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1). */
const OUT_OF_ORDER = ['server_error', 'temporarily_unavailable']

/** Returns the code of the error for the person. */
function codeOf(error: unknown) {
  if (error instanceof AuthorizationResponseError)
    return OUT_OF_ORDER.includes(error.error) ? 'institution_unavailable' : 'institution_denied'
  // The code was used before, or is too old.
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return 'institution_attempt_invalid'
  if (error instanceof ResponseBodyError && error.status < 500) return 'institution_answer_invalid'
  const isAnswer = error instanceof ClientError && error.code !== undefined && !NO_ANSWER.includes(error.code)
  return isAnswer ? 'institution_answer_invalid' : 'institution_unavailable'
}

/** Codes of errors without an answer of the provider. An unexpected status may be of a proxy in front of it. */
const NO_ANSWER = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']
