import type { OnApplicationShutdown } from '@nestjs/common'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors/app-error.js'
import type { RedisClient } from './connect-redis.js'
import { makeLimiters, TRUST_SECONDS } from './limiters.js'

export interface Attempt {
  action: 'login' | 'register' | 'forgot' | 'reset'
  address: string
  /** The document number; absent if the attempt has no account. */
  account?: string | undefined
}

/** Limits attempts by account and by address. */
export class Throttle implements OnApplicationShutdown {
  private readonly limiters

  constructor(private readonly client?: RedisClient) {
    this.limiters = makeLimiters(client)
  }

  /**
   * Counts the attempt before its outcome is known, so that concurrent ones cannot exceed the limit.
   * @throws AppError `too_many_tries`
   */
  async consume(attempt: Attempt): Promise<void> {
    const { account, address } = keysOf(attempt)
    if (account) reject(await consume(this.limiters.account, account))
    // An account that signed in from this address before is not blocked by attempts of others at the same address.
    if (await this.isTrusted(attempt)) return
    const wait = await consume(this.limiters.address, address)
    if (wait > 0 && account) await refund(this.limiters.account, account)
    reject(wait)
  }

  /** Call it for a successful attempt: it is not counted, and the account is trusted at this address. */
  async succeed(attempt: Attempt): Promise<void> {
    const { account, address } = keysOf(attempt)
    if (!(await this.isTrusted(attempt))) await refund(this.limiters.address, address)
    if (account) await this.limiters.account.delete(account)
    await this.trust(attempt)
  }

  /** Resets the failed attempts of an account after a new password. */
  async forget(account: string): Promise<void> {
    await this.limiters.account.delete(accountKey('login', account))
  }

  onApplicationShutdown(): void {
    if (this.client?.isOpen) this.client.destroy()
  }

  private async isTrusted(attempt: Attempt): Promise<boolean> {
    const { pair } = keysOf(attempt)
    return pair !== undefined && (await this.limiters.trusted.get(pair)) !== null
  }

  private async trust(attempt: Attempt): Promise<void> {
    const { pair } = keysOf(attempt)
    if (pair) await this.limiters.trusted.set(pair, 1, TRUST_SECONDS)
  }
}

const accountKey = (action: Attempt['action'], account: string) => `${action}:${account}`

const keysOf = ({ action, account, address }: Attempt) => ({
  account: account === undefined ? undefined : accountKey(action, account),
  address: `${action}:${address}`,
  pair: account === undefined ? undefined : `${action}:${account}:${address}`,
})

/** Returns 0, or the time in ms until the next attempt is allowed. */
async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext
    throw refused
  }
}

/** If the window has ended in between, there is nothing to refund. */
async function refund(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const { consumedPoints } = await limiter.reward(key)
  if (consumedPoints < 0) await limiter.delete(key)
}

function reject(waitMs: number): void {
  if (waitMs <= 0) return
  const seconds = Math.ceil(waitMs / 1000)
  const params = { minutos: Math.ceil(seconds / 60) }
  throw new AppError('too_many_tries', params, {}, { 'retry-after': String(seconds) })
}
