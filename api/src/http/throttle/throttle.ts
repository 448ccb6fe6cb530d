import type { OnApplicationShutdown } from '@nestjs/common'
import { AppError } from '../../errors/app-error.js'
import { boundedRedis } from './bounded-redis.js'
import type { RedisClient } from './connect-redis.js'
import { type Limit, makeCounters } from './limits.js'
import { TooManyTries } from './too-many-tries.js'
import { WaitingAttempts } from './waiting-attempts.js'

/** An attempt to sign in, or another request that is rate-limited. */
export interface Attempt {
  action:
    | 'login'
    | 'institution'
    | 'register'
    | 'forgot'
    | 'reset'
    | 'confirm'
    | 'progress'
    | 'stop-mail'
    | 'opinion'
    | 'failure'
    | 'violation'
  /** The client's network: see `networkOf`. */
  address: string
  /** The document number; absent if the attempt has no account. */
  account?: string | undefined
  /**
   * Identifies the browser or the address, if the account has signed in from there before. The account's attempts from
   * there then have a separate counter.
   */
  known?: string | undefined
}

/** A counter that counts an attempt: the kind of limit, and the key within that limit. */
interface CounterKey {
  limit: Limit
  key: string
}

/** Limits attempts by known browser, address and account: docs/decisions/session-security.md#login-limits. */
export class Throttle implements OnApplicationShutdown {
  private readonly counters
  private readonly waiting = new WaitingAttempts()
  private readonly redis

  constructor(private readonly client?: RedisClient) {
    this.redis = client && boundedRedis(client)
    this.counters = makeCounters(this.redis)
  }

  /** Whether this node currently shares its counters with other nodes. */
  get isShared(): boolean {
    return this.redis?.isReady ?? false
  }

  /**
   * Counts a request, whether it succeeds or fails.
   * @throws TooManyTries
   */
  async consume(attempt: Attempt): Promise<void> {
    await enter(attempt, {
      take: ({ limit, key }) => this.counters[limit].take(key),
      leave: ({ limit, key }) => this.counters[limit].removeOne(key),
    })
  }

  /**
   * Runs `work` and counts the attempt if `work` throws a client error. The attempt is counted before `work` runs and
   * uncounted after a success, so that concurrent attempts cannot exceed the limit; attempts beyond the limit wait for the
   * outcome of attempts in progress.
   * @throws TooManyTries, or the error of `work`
   */
  async attempt<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
    const counted = await enter(attempt, {
      take: (counter) => this.waiting.take(waitingKey(counter), () => this.counters[counter.limit].take(counter.key)),
      leave: async (counter) => {
        await this.counters[counter.limit].removeOne(counter.key)
        this.waiting.end(waitingKey(counter))
      },
    })
    let isFailure = false
    try {
      return await work()
    } catch (error) {
      isFailure = error instanceof AppError && error.status < 500
      throw error
    } finally {
      for (const counter of counted) {
        if (!isFailure) await this.forgive(counter)
        this.waiting.end(waitingKey(counter))
      }
    }
  }

  /** Resets the counters of an account's failed sign-ins, from the known browser and from unknown browsers. */
  async forget(attempt: Omit<Attempt, 'action'>): Promise<void> {
    for (const known of [attempt.known, undefined])
      for (const { limit, key } of countersOf({ ...attempt, known, action: 'login' }))
        if (limit === 'account') await this.counters.account.clear(key)
  }

  onApplicationShutdown(): void {
    if (this.client?.isOpen) this.client.destroy()
  }

  /** After a success: resets the account's counter, and removes this attempt from counters that other accounts share. */
  private forgive({ limit, key }: CounterKey): Promise<void> {
    return limit === 'account' ? this.counters.account.clear(key) : this.counters[limit].removeOne(key)
  }
}

interface Counting {
  /** Counts the attempt. Returns 0, or the time to wait in ms if the limit is reached. */
  take(counter: CounterKey): Promise<number>
  /** Uncounts the attempt. */
  leave(counter: CounterKey): Promise<void>
}

/** Counts an attempt in all of its counters, or in none if one of them is at its limit. */
async function enter(attempt: Attempt, { take, leave }: Counting): Promise<CounterKey[]> {
  const entered: CounterKey[] = []
  for (const counter of countersOf(attempt)) {
    const wait = await take(counter)
    if (wait > 0) {
      for (const previous of entered) await leave(previous)
      throw new TooManyTries(counter.limit, wait)
    }
    entered.push(counter)
  }
  return entered
}

/**
 * Returns the counters of an attempt. The address comes first, so that a blocked address cannot add keys for invented
 * accounts.
 */
function countersOf({ action, account, address, known }: Attempt): CounterKey[] {
  if (account !== undefined && known !== undefined)
    return [
      { limit: 'place', key: `${action}:${address}` },
      { limit: 'account', key: `${action}:${account}:${known}` },
    ]
  const atAddress: CounterKey = { limit: 'address', key: `${action}:${address}` }
  return account === undefined ? [atAddress] : [atAddress, { limit: 'account', key: `${action}:${account}` }]
}

const waitingKey = ({ limit, key }: CounterKey) => `${limit}:${key}`
